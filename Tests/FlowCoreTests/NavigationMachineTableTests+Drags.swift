extension NavigationMachineTableTests {
  /// Interactive requests, grabs, drags and releases.
  static let drags = """
    drag a push of 3 | idle | dragging 0.0, stack 0 1; start 0 1, end 0 1 3
    drag a push of 3 | due | refused: another request or transition comes first
    drag a push of 3 | animating | dragging 0.0, stack 0 1 2; start 0 1 2, end 0 1 2 3
    drag a push of 3 | dragging | refused: another request or transition comes first
    drag a push of 3 | grabbed | refused: another request or transition comes first
    drag a push of 3 | settling forward | dragging 0.0, stack 0 1 2; start 0 1 2, end 0 1 2 3
    drag a push of 3 | settling back | dragging 0.0, stack 0 1; start 0 1, end 0 1 3
    drag a push of 3 | frozen animating | refused: the transition is frozen
    drag a push of 3 | frozen dragging | refused: the transition is frozen
    drag a push of 3 | frozen release | refused: the transition is frozen
    drag a push of 3 | frozen settling forward | refused: the transition is frozen
    drag a push of 3 | frozen settling back | refused: the transition is frozen
    drag a pop | idle | dragging 0.0, stack 0 1; start 0 1, end 0
    drag a pop | due | refused: another request or transition comes first
    drag a pop | animating | dragging 0.25, stack 0 1 2; start 0 1, end 0 1 2
    drag a pop | dragging | refused: another request or transition comes first
    drag a pop | grabbed | refused: another request or transition comes first
    drag a pop | settling forward | dragging 0.75, stack 0 1 2; start 0 1, end 0 1 2
    drag a pop | settling back | dragging 0.0, stack 0 1; start 0 1, end 0
    drag a pop | frozen animating | refused: the transition is frozen
    drag a pop | frozen dragging | refused: the transition is frozen
    drag a pop | frozen release | refused: the transition is frozen
    drag a pop | frozen settling forward | refused: the transition is frozen
    drag a pop | frozen settling back | refused: the transition is frozen
    drag a replacement by 3 | idle | dragging 0.0, stack 0 1; start 0 1, end 0 3
    drag a replacement by 3 | due | refused: another request or transition comes first
    drag a replacement by 3 | animating | dragging 0.0, stack 0 1 2; start 0 1 2, end 0 1 3
    drag a replacement by 3 | dragging | refused: another request or transition comes first
    drag a replacement by 3 | grabbed | refused: another request or transition comes first
    drag a replacement by 3 | settling forward | dragging 0.0, stack 0 1 2; start 0 1 2, end 0 1 3
    drag a replacement by 3 | settling back | dragging 0.0, stack 0 1; start 0 1, end 0 3
    drag a replacement by 3 | frozen animating | refused: the transition is frozen
    drag a replacement by 3 | frozen dragging | refused: the transition is frozen
    drag a replacement by 3 | frozen release | refused: the transition is frozen
    drag a replacement by 3 | frozen settling forward | refused: the transition is frozen
    drag a replacement by 3 | frozen settling back | refused: the transition is frozen
    drag a set of 0, 4, 3 | idle | dragging 0.0, stack 0 1; start 0 1, end 0 4 3
    drag a set of 0, 4, 3 | due | refused: another request or transition comes first
    drag a set of 0, 4, 3 | animating | dragging 0.0, stack 0 1 2; start 0 1 2, end 0 4 3
    drag a set of 0, 4, 3 | dragging | refused: another request or transition comes first
    drag a set of 0, 4, 3 | grabbed | refused: another request or transition comes first
    drag a set of 0, 4, 3 | settling forward | dragging 0.0, stack 0 1 2; start 0 1 2, end 0 4 3
    drag a set of 0, 4, 3 | settling back | dragging 0.0, stack 0 1; start 0 1, end 0 4 3
    drag a set of 0, 4, 3 | frozen animating | refused: the transition is frozen
    drag a set of 0, 4, 3 | frozen dragging | refused: the transition is frozen
    drag a set of 0, 4, 3 | frozen release | refused: the transition is frozen
    drag a set of 0, 4, 3 | frozen settling forward | refused: the transition is frozen
    drag a set of 0, 4, 3 | frozen settling back | refused: the transition is frozen
    drag a push of 3* | idle | dragging 0.0, stack 0 1; start 0 1, end (0 1) 3*
    drag a push of 3* | due | refused: another request or transition comes first
    drag a push of 3* | animating | dragging 0.0, stack 0 1 2; start 0 1 2, end (0 1 2) 3*
    drag a push of 3* | dragging | refused: another request or transition comes first
    drag a push of 3* | grabbed | refused: another request or transition comes first
    drag a push of 3* | settling forward | dragging 0.0, stack 0 1 2; start 0 1 2, end (0 1 2) 3*
    drag a push of 3* | settling back | dragging 0.0, stack 0 1; start 0 1, end (0 1) 3*
    drag a push of 3* | frozen animating | refused: the transition is frozen
    drag a push of 3* | frozen dragging | refused: the transition is frozen
    drag a push of 3* | frozen release | refused: the transition is frozen
    drag a push of 3* | frozen settling forward | refused: the transition is frozen
    drag a push of 3* | frozen settling back | refused: the transition is frozen
    drag a pop to 1* | idle | refused: the picture would stay the same
    drag a pop to 1* | due | refused: another request or transition comes first
    drag a pop to 1* | animating | dragging 0.25, stack 0 1 2; start (0) 1*, end 0 1 2
    drag a pop to 1* | dragging | refused: the picture would stay the same
    drag a pop to 1* | grabbed | refused: another request or transition comes first
    drag a pop to 1* | settling forward | dragging 0.75, stack 0 1 2; start (0) 1*, end 0 1 2
    drag a pop to 1* | settling back | refused: the picture would stay the same
    drag a pop to 1* | frozen animating | refused: the transition is frozen
    drag a pop to 1* | frozen dragging | refused: the transition is frozen
    drag a pop to 1* | frozen release | refused: the transition is frozen
    drag a pop to 1* | frozen settling forward | refused: the transition is frozen
    drag a pop to 1* | frozen settling back | refused: the transition is frozen
    grab | idle | refused: nothing moves
    grab | due | refused: nothing moves
    grab | animating | dragging 0.25, stack 0 1 2; start 0 1, end 0 1 2
    grab | dragging | refused: another request or transition comes first
    grab | grabbed | refused: another request or transition comes first
    grab | settling forward | dragging 0.75, stack 0 1 2; start 0 1, end 0 1 2
    grab | settling back | dragging 0.25, stack 0 1 2; start 0 1, end 0 1 2
    grab | frozen animating | refused: the transition is frozen
    grab | frozen dragging | refused: the transition is frozen
    grab | frozen release | refused: the transition is frozen
    grab | frozen settling forward | refused: the transition is frozen
    grab | frozen settling back | refused: the transition is frozen
    drag to 0.75 | idle | idle, stack 0 1
    drag to 0.75 | due | idle, stack 0 1 2, then 2
    drag to 0.75 | animating | animating 0.25, stack 0 1 2
    drag to 0.75 | dragging | dragging 0.75, stack 0 1; start 0 1, end 0 1 2
    drag to 0.75 | grabbed | dragging 0.75, stack 0 1 2; start 0 1, end 0 1 2
    drag to 0.75 | settling forward | settling forward 0.75, stack 0 1 2
    drag to 0.75 | settling back | settling back 0.25, stack 0 1
    drag to 0.75 | frozen animating | frozen 0.25, stack 0 1 2; animating 0.25
    drag to 0.75 | frozen dragging | frozen 0.5, stack 0 1; dragging 0.5; start 0 1, end 0 1 2
    drag to 0.75 | frozen release | frozen 0.5, stack 0 1; settling forward 0.5, stack 0 1 2
    drag to 0.75 | frozen settling forward | frozen 0.75, stack 0 1 2; settling forward 0.75
    drag to 0.75 | frozen settling back | frozen 0.25, stack 0 1; settling back 0.25
    release to the end | idle | idle, stack 0 1
    release to the end | due | idle, stack 0 1 2, then 2
    release to the end | animating | animating 0.25, stack 0 1 2
    release to the end | dragging | settling forward 0.5, stack 0 1 2
    release to the end | grabbed | settling forward 0.5, stack 0 1 2
    release to the end | settling forward | settling forward 0.75, stack 0 1 2
    release to the end | settling back | settling back 0.25, stack 0 1
    release to the end | frozen animating | frozen 0.25, stack 0 1 2; animating 0.25
    release to the end | frozen dragging | frozen 0.5, stack 0 1; settling forward 0.5, stack 0 1 2
    release to the end | frozen release | frozen 0.5, stack 0 1; settling forward 0.5, stack 0 1 2
    release to the end | frozen settling forward | frozen 0.75, stack 0 1 2; settling forward 0.75
    release to the end | frozen settling back | frozen 0.25, stack 0 1; settling back 0.25
    release to the start | idle | idle, stack 0 1
    release to the start | due | idle, stack 0 1 2, then 2
    release to the start | animating | animating 0.25, stack 0 1 2
    release to the start | dragging | settling back 0.5, stack 0 1
    release to the start | grabbed | settling back 0.5, stack 0 1
    release to the start | settling forward | settling forward 0.75, stack 0 1 2
    release to the start | settling back | settling back 0.25, stack 0 1
    release to the start | frozen animating | frozen 0.25, stack 0 1 2; animating 0.25
    release to the start | frozen dragging | frozen 0.5, stack 0 1; settling back 0.5
    release to the start | frozen release | frozen 0.5, stack 0 1; settling forward 0.5, stack 0 1 2
    release to the start | frozen settling forward | frozen 0.75, stack 0 1 2; settling forward 0.75
    release to the start | frozen settling back | frozen 0.25, stack 0 1; settling back 0.25
    """
}
