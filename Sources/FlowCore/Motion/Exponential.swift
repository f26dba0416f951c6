/// Returns `e` raised to `exponent`, with bit-identical results on every machine.
///
/// The C library's `exp` differs between processors and versions in the last bit, which would make
/// layer trees differ too. This function uses only basic IEEE 754 arithmetic: the exponent is split
/// into k ln 2 + r with |r| <= ln 2 / 2, and e^r is replaced with its Taylor polynomial of degree
/// 13, whose remainder is below 2^-56. The result is within two units in the last place for
/// exponents from -708 to 709; below them it is 0, and above them infinity.
func exponential(_ exponent: Double) -> Double {
  guard !exponent.isNaN else { return exponent }
  guard exponent <= 709 else { return .infinity }
  guard exponent >= -708 else { return 0 }

  // ln 2 in two parts, so that k times the first is exact (Cody and Waite).
  let ln2High = 0x1.62e42fee00000p-1
  let ln2Low = 0x1.a39ef35793c76p-33
  let reciprocalLn2 = 1.4426950408889634
  let power = (exponent * reciprocalLn2).rounded()
  let rest = (exponent - power * ln2High) - power * ln2Low

  var sum = 1.0
  for divisor in stride(from: 13.0, through: 1.0, by: -1.0) {
    sum = 1 + rest / divisor * sum
  }
  return Double(sign: .plus, exponent: Int(power), significand: sum)
}
