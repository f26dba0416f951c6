extension Sequence where Element == UInt32 {
  /// The Fowler–Noll–Vo hash (FNV-1a) in 32 bits, one number at a time: the same on every machine.
  var checksum: UInt32 { reduce(2_166_136_261) { ($0 ^ $1) &* 16_777_619 } }
}
