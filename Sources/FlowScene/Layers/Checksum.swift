extension Sequence where Element == UInt32 {
  /// A checksum of the numbers, the same on every machine: the Fowler–Noll–Vo hash (FNV-1a) in 32
  /// bits, one number at a time.
  var checksum: UInt32 { reduce(2_166_136_261) { ($0 ^ $1) &* 16_777_619 } }
}
