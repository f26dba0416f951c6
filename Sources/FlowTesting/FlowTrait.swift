public import FlowCore
public import Testing

/// Runs a test once for each of several variants; made by `.flow`.
public struct FlowTrait: TestTrait, SuiteTrait, TestScoping {
  let variants: [FlowVariant]

  /// Traps if there is no variant, as the test would pass without having run.
  fileprivate init(variants: [FlowVariant]) {
    precondition(!variants.isEmpty, "expected at least one variant, but there is none")
    self.variants = variants
  }

  /// A suite's trait applies to each of its tests, so each test runs in all variants.
  public var isRecursive: Bool { true }

  /// Runs a test in each variant, and adds the variant's name to each issue; a test that is
  /// cancelled is not run in the variants that follow.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    for variant in variants {
      let naming = IssueHandlingTrait.compactMapIssues { issue in
        var issue = issue
        issue.comments.append("in the variant \(variant)")
        return issue
      }
      try await FlowVariant.$current.withValue(variant) {
        try await naming.provideScope(for: test, testCase: testCase) {
          do {
            try await function()
          } catch is ExpectationFailedError {
            // The expectation has recorded the issue.
          } catch {
            // Other variants run, too, if one throws, unless the test is cancelled.
            if Task.isCancelled { throw error }
            Issue.record(error, sourceLocation: test.sourceLocation)
          }
        }
      }
    }
  }
}

extension Trait where Self == FlowTrait {
  /// Runs a test once for each combination of sizes and preferences; traps if a list is empty.
  ///
  /// A `TestStage` has the current combination unless the test gives it another variant.
  ///
  /// - Parameters:
  ///   - sizes: The sizes of the stage, in points.
  ///   - dark: Whether colours are dark.
  ///   - textSizes: The text size as a multiple of the default size, 1…2.
  ///   - directions: The layout directions.
  ///   - reducedMotion: Whether motion is reduced.
  public static func flow(
    sizes: [Size] = [FlowVariant().size], dark: [Bool] = [false], textSizes: [Double] = [1],
    directions: [LayoutDirection] = [.leftToRight], reducedMotion: [Bool] = [false]
  ) -> FlowTrait {
    var variants: [FlowVariant] = []
    for size in sizes {
      for isDark in dark {
        for textSize in textSizes {
          for direction in directions {
            for reducesMotion in reducedMotion {
              let preferences = Preferences(
                isDark: isDark, textSize: textSize, direction: direction,
                reducesMotion: reducesMotion)
              variants.append(FlowVariant(size: size, preferences: preferences))
            }
          }
        }
      }
    }
    return FlowTrait(variants: variants)
  }

  /// Runs a test once in one variant.
  ///
  /// - Parameters:
  ///   - size: The size of the stage, in points.
  ///   - dark: Whether colours are dark.
  ///   - textSize: The text size as a multiple of the default size, 1…2.
  ///   - direction: The layout direction.
  public static func flow(
    size: Size = FlowVariant().size, dark: Bool = false, textSize: Double = 1,
    direction: LayoutDirection = .leftToRight
  ) -> FlowTrait {
    flow(sizes: [size], dark: [dark], textSizes: [textSize], directions: [direction])
  }

  /// Runs a test once for each of some variants; traps if there is none.
  public static func flow(_ variants: [FlowVariant]) -> FlowTrait { FlowTrait(variants: variants) }
}
