extension NavigationMachineTableTests {
  /// Requests, and `begin`, which begins the transition that a request made due.
  static let requests = """
    push 3 | idle | idle, stack 0 1 3, then 3
    push 3 | due | idle, stack 0 1 2 3, then 3
    push 3 | animating | animating 0.25, stack 0 1 2 3, then 3
    push 3 | dragging | idle, stack 0 1 3, then 3
    push 3 | grabbed | idle, stack 0 1 2 3, then 3
    push 3 | settling forward | settling forward 0.75, stack 0 1 2 3, then 3
    push 3 | settling back | settling back 0.25, stack 0 1 3, then 3
    push 3 | frozen animating | refused: the transition is frozen
    push 3 | frozen dragging | refused: the transition is frozen
    push 3 | frozen release | refused: the transition is frozen
    push 3 | frozen settling forward | refused: the transition is frozen
    push 3 | frozen settling back | refused: the transition is frozen
    pop | idle | idle, stack 0, then 0
    pop | due | idle, stack 0 1
    pop | animating | settling back 0.25, stack 0 1
    pop | dragging | settling back 0.5, stack 0, then 0
    pop | grabbed | settling back 0.5, stack 0 1
    pop | settling forward | settling back 0.75, stack 0 1
    pop | settling back | settling back 0.25, stack 0, then 0
    pop | frozen animating | refused: the transition is frozen
    pop | frozen dragging | refused: the transition is frozen
    pop | frozen release | refused: the transition is frozen
    pop | frozen settling forward | refused: the transition is frozen
    pop | frozen settling back | refused: the transition is frozen
    replace the top by 3 | idle | idle, stack 0 3, then 3
    replace the top by 3 | due | idle, stack 0 1 3, then 3
    replace the top by 3 | animating | animating 0.25, stack 0 1 3, then 3
    replace the top by 3 | dragging | idle, stack 0 3, then 3
    replace the top by 3 | grabbed | idle, stack 0 1 3, then 3
    replace the top by 3 | settling forward | settling forward 0.75, stack 0 1 3, then 3
    replace the top by 3 | settling back | settling back 0.25, stack 0 3, then 3
    replace the top by 3 | frozen animating | refused: the transition is frozen
    replace the top by 3 | frozen dragging | refused: the transition is frozen
    replace the top by 3 | frozen release | refused: the transition is frozen
    replace the top by 3 | frozen settling forward | refused: the transition is frozen
    replace the top by 3 | frozen settling back | refused: the transition is frozen
    set 0, 4, 3 | idle | idle, stack 0 4 3, then 3
    set 0, 4, 3 | due | idle, stack 0 4 3, then 3
    set 0, 4, 3 | animating | animating 0.25, stack 0 4 3, then 3
    set 0, 4, 3 | dragging | idle, stack 0 4 3, then 3
    set 0, 4, 3 | grabbed | idle, stack 0 4 3, then 3
    set 0, 4, 3 | settling forward | settling forward 0.75, stack 0 4 3, then 3
    set 0, 4, 3 | settling back | settling back 0.25, stack 0 4 3, then 3
    set 0, 4, 3 | frozen animating | refused: the transition is frozen
    set 0, 4, 3 | frozen dragging | refused: the transition is frozen
    set 0, 4, 3 | frozen release | refused: the transition is frozen
    set 0, 4, 3 | frozen settling forward | refused: the transition is frozen
    set 0, 4, 3 | frozen settling back | refused: the transition is frozen
    push 1 | idle | refused: the screen or flow is there already
    push 1 | due | refused: the screen or flow is there already
    push 1 | animating | refused: the screen or flow is there already
    push 1 | dragging | refused: the screen or flow is there already
    push 1 | grabbed | refused: the screen or flow is there already
    push 1 | settling forward | refused: the screen or flow is there already
    push 1 | settling back | refused: the screen or flow is there already
    push 1 | frozen animating | refused: the transition is frozen
    push 1 | frozen dragging | refused: the transition is frozen
    push 1 | frozen release | refused: the transition is frozen
    push 1 | frozen settling forward | refused: the transition is frozen
    push 1 | frozen settling back | refused: the transition is frozen
    pop 9 | idle | idle, stack 0, then 0
    pop 9 | due | idle, stack 0, then 0
    pop 9 | animating | animating 0.25, stack 0, then 0
    pop 9 | dragging | settling back 0.5, stack 0, then 0
    pop 9 | grabbed | settling back 0.5, stack 0, then 0
    pop 9 | settling forward | settling forward 0.75, stack 0, then 0
    pop 9 | settling back | settling back 0.25, stack 0, then 0
    pop 9 | frozen animating | refused: the transition is frozen
    pop 9 | frozen dragging | refused: the transition is frozen
    pop 9 | frozen release | refused: the transition is frozen
    pop 9 | frozen settling forward | refused: the transition is frozen
    pop 9 | frozen settling back | refused: the transition is frozen
    pop -1 | idle | refused: a count of screens cannot be negative
    pop -1 | due | refused: a count of screens cannot be negative
    pop -1 | animating | refused: a count of screens cannot be negative
    pop -1 | dragging | refused: a count of screens cannot be negative
    pop -1 | grabbed | refused: a count of screens cannot be negative
    pop -1 | settling forward | refused: a count of screens cannot be negative
    pop -1 | settling back | refused: a count of screens cannot be negative
    pop -1 | frozen animating | refused: the transition is frozen
    pop -1 | frozen dragging | refused: the transition is frozen
    pop -1 | frozen release | refused: the transition is frozen
    pop -1 | frozen settling forward | refused: the transition is frozen
    pop -1 | frozen settling back | refused: the transition is frozen
    pop to 0 | idle | idle, stack 0, then 0
    pop to 0 | due | idle, stack 0, then 0
    pop to 0 | animating | animating 0.25, stack 0, then 0
    pop to 0 | dragging | settling back 0.5, stack 0, then 0
    pop to 0 | grabbed | settling back 0.5, stack 0, then 0
    pop to 0 | settling forward | settling forward 0.75, stack 0, then 0
    pop to 0 | settling back | settling back 0.25, stack 0, then 0
    pop to 0 | frozen animating | refused: the transition is frozen
    pop to 0 | frozen dragging | refused: the transition is frozen
    pop to 0 | frozen release | refused: the transition is frozen
    pop to 0 | frozen settling forward | refused: the transition is frozen
    pop to 0 | frozen settling back | refused: the transition is frozen
    pop to 9 | idle | refused: the screen is not in the stack
    pop to 9 | due | refused: the screen is not in the stack
    pop to 9 | animating | refused: the screen is not in the stack
    pop to 9 | dragging | refused: the screen is not in the stack
    pop to 9 | grabbed | refused: the screen is not in the stack
    pop to 9 | settling forward | refused: the screen is not in the stack
    pop to 9 | settling back | refused: the screen is not in the stack
    pop to 9 | frozen animating | refused: the transition is frozen
    pop to 9 | frozen dragging | refused: the transition is frozen
    pop to 9 | frozen release | refused: the transition is frozen
    pop to 9 | frozen settling forward | refused: the transition is frozen
    pop to 9 | frozen settling back | refused: the transition is frozen
    pop to the root | idle | idle, stack 0, then 0
    pop to the root | due | idle, stack 0, then 0
    pop to the root | animating | animating 0.25, stack 0, then 0
    pop to the root | dragging | settling back 0.5, stack 0, then 0
    pop to the root | grabbed | settling back 0.5, stack 0, then 0
    pop to the root | settling forward | settling forward 0.75, stack 0, then 0
    pop to the root | settling back | settling back 0.25, stack 0, then 0
    pop to the root | frozen animating | refused: the transition is frozen
    pop to the root | frozen dragging | refused: the transition is frozen
    pop to the root | frozen release | refused: the transition is frozen
    pop to the root | frozen settling forward | refused: the transition is frozen
    pop to the root | frozen settling back | refused: the transition is frozen
    set nothing | idle | refused: a stack needs at least one screen
    set nothing | due | refused: a stack needs at least one screen
    set nothing | animating | refused: a stack needs at least one screen
    set nothing | dragging | refused: a stack needs at least one screen
    set nothing | grabbed | refused: a stack needs at least one screen
    set nothing | settling forward | refused: a stack needs at least one screen
    set nothing | settling back | refused: a stack needs at least one screen
    set nothing | frozen animating | refused: the transition is frozen
    set nothing | frozen dragging | refused: the transition is frozen
    set nothing | frozen release | refused: the transition is frozen
    set nothing | frozen settling forward | refused: the transition is frozen
    set nothing | frozen settling back | refused: the transition is frozen
    set 0, 0 | idle | refused: the screen or flow is there already
    set 0, 0 | due | refused: the screen or flow is there already
    set 0, 0 | animating | refused: the screen or flow is there already
    set 0, 0 | dragging | refused: the screen or flow is there already
    set 0, 0 | grabbed | refused: the screen or flow is there already
    set 0, 0 | settling forward | refused: the screen or flow is there already
    set 0, 0 | settling back | refused: the screen or flow is there already
    set 0, 0 | frozen animating | refused: the transition is frozen
    set 0, 0 | frozen dragging | refused: the transition is frozen
    set 0, 0 | frozen release | refused: the transition is frozen
    set 0, 0 | frozen settling forward | refused: the transition is frozen
    set 0, 0 | frozen settling back | refused: the transition is frozen
    push 3 at once | idle | idle, stack 0 1 3, then 3 at once
    push 3 at once | due | idle, stack 0 1 2 3, then 3 at once
    push 3 at once | animating | animating 0.25, stack 0 1 2 3, then 3 at once
    push 3 at once | dragging | idle, stack 0 1 3, then 3 at once
    push 3 at once | grabbed | idle, stack 0 1 2 3, then 3 at once
    push 3 at once | settling forward | settling forward 0.75, stack 0 1 2 3, then 3 at once
    push 3 at once | settling back | settling back 0.25, stack 0 1 3, then 3 at once
    push 3 at once | frozen animating | refused: the transition is frozen
    push 3 at once | frozen dragging | refused: the transition is frozen
    push 3 at once | frozen release | refused: the transition is frozen
    push 3 at once | frozen settling forward | refused: the transition is frozen
    push 3 at once | frozen settling back | refused: the transition is frozen
    pop at once | idle | idle, stack 0, then 0 at once
    pop at once | due | idle, stack 0 1
    pop at once | animating | idle, stack 0 1
    pop at once | dragging | idle, stack 0, then 0 at once
    pop at once | grabbed | idle, stack 0 1
    pop at once | settling forward | idle, stack 0 1
    pop at once | settling back | settling back 0.25, stack 0, then 0 at once
    pop at once | frozen animating | refused: the transition is frozen
    pop at once | frozen dragging | refused: the transition is frozen
    pop at once | frozen release | refused: the transition is frozen
    pop at once | frozen settling forward | refused: the transition is frozen
    pop at once | frozen settling back | refused: the transition is frozen
    set 0, 4, 3 at once | idle | idle, stack 0 4 3, then 3 at once
    set 0, 4, 3 at once | due | idle, stack 0 4 3, then 3 at once
    set 0, 4, 3 at once | animating | animating 0.25, stack 0 4 3, then 3 at once
    set 0, 4, 3 at once | dragging | idle, stack 0 4 3, then 3 at once
    set 0, 4, 3 at once | grabbed | idle, stack 0 4 3, then 3 at once
    set 0, 4, 3 at once | settling forward | settling forward 0.75, stack 0 4 3, then 3 at once
    set 0, 4, 3 at once | settling back | settling back 0.25, stack 0 4 3, then 3 at once
    set 0, 4, 3 at once | frozen animating | refused: the transition is frozen
    set 0, 4, 3 at once | frozen dragging | refused: the transition is frozen
    set 0, 4, 3 at once | frozen release | refused: the transition is frozen
    set 0, 4, 3 at once | frozen settling forward | refused: the transition is frozen
    set 0, 4, 3 at once | frozen settling back | refused: the transition is frozen
    push 3* | idle | idle, stack (0 1) 3*, then 3
    push 3* | due | idle, stack (0 1 2) 3*, then 3
    push 3* | animating | animating 0.25, stack (0 1 2) 3*, then 3
    push 3* | dragging | idle, stack (0 1) 3*, then 3
    push 3* | grabbed | idle, stack (0 1 2) 3*, then 3
    push 3* | settling forward | settling forward 0.75, stack (0 1 2) 3*, then 3
    push 3* | settling back | settling back 0.25, stack (0 1) 3*, then 3
    push 3* | frozen animating | refused: the transition is frozen
    push 3* | frozen dragging | refused: the transition is frozen
    push 3* | frozen release | refused: the transition is frozen
    push 3* | frozen settling forward | refused: the transition is frozen
    push 3* | frozen settling back | refused: the transition is frozen
    pop to 1* | idle | idle, stack 0 1
    pop to 1* | due | idle, stack (0) 1*
    pop to 1* | animating | settling back 0.25, stack (0) 1*
    pop to 1* | dragging | dragging 0.5, stack 0 1; start 0 1, end 0 1 2
    pop to 1* | grabbed | settling back 0.5, stack (0) 1*
    pop to 1* | settling forward | settling back 0.75, stack (0) 1*
    pop to 1* | settling back | settling back 0.25, stack 0 1
    pop to 1* | frozen animating | refused: the transition is frozen
    pop to 1* | frozen dragging | refused: the transition is frozen
    pop to 1* | frozen release | refused: the transition is frozen
    pop to 1* | frozen settling forward | refused: the transition is frozen
    pop to 1* | frozen settling back | refused: the transition is frozen
    begin | idle | idle, stack 0 1
    begin | due | animating 0.0, stack 0 1 2
    begin | animating | animating 0.25, stack 0 1 2
    begin | dragging | dragging 0.5, stack 0 1; start 0 1, end 0 1 2
    begin | grabbed | dragging 0.5, stack 0 1 2; start 0 1, end 0 1 2
    begin | settling forward | settling forward 0.75, stack 0 1 2
    begin | settling back | settling back 0.25, stack 0 1
    begin | frozen animating | frozen 0.25, stack 0 1 2; animating 0.25
    begin | frozen dragging | frozen 0.5, stack 0 1; dragging 0.5; start 0 1, end 0 1 2
    begin | frozen release | frozen 0.5, stack 0 1; settling forward 0.5, stack 0 1 2
    begin | frozen settling forward | frozen 0.75, stack 0 1 2; settling forward 0.75
    begin | frozen settling back | frozen 0.25, stack 0 1; settling back 0.25
    """
}
