// Measures every load, prints a line for each, and exits with status 1 if one exceeds its budget.
import CAllocations
import FlowCoreLoads
import Glibc

func line(_ name: String, _ figures: String...) -> String {
  figures.reduce(name + String(repeating: " ", count: max(0, 56 - name.count))) {
    $0 + String(repeating: " ", count: max(1, 13 - $1.count)) + $1
  }
}

// With a counter that counts nothing, every load would be within its budget of allocations.
let before = allocation_count()
UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 8).deallocate()
precondition(allocation_count() > before, "allocations are not counted")

print(line("each", "ns", "at most", "allocations", "at most"))
var isOverBudget = false
for load in Load.flowCore {
  let cost = try Cost(of: load)
  let isWithin = cost.isWithin(load.budget)
  isOverBudget = isOverBudget || !isWithin
  let figures = line(
    load.name, "\(Int(cost.nanoseconds))", "\(Int(load.budget.nanoseconds))",
    "\((cost.allocations * 100).rounded() / 100)", load.budget.allocations.map { "\($0)" } ?? "-")
  print(isWithin ? figures : figures + "  <- too much")
}
exit(isOverBudget ? 1 : 0)
