extension NavigationMachineTableTests {
  /// Freezing, the passing of time, and screens that have been released.
  static let time = """
    freeze | idle | refused: nothing moves
    freeze | due | refused: nothing moves
    freeze | animating | frozen 0.25, stack 0 1 2; animating 0.25
    freeze | dragging | frozen 0.5, stack 0 1; dragging 0.5; start 0 1, end 0 1 2
    freeze | grabbed | frozen 0.5, stack 0 1 2; dragging 0.5; start 0 1, end 0 1 2
    freeze | settling forward | frozen 0.75, stack 0 1 2; settling forward 0.75
    freeze | settling back | frozen 0.25, stack 0 1; settling back 0.25
    freeze | frozen animating | frozen 0.25, stack 0 1 2; animating 0.25
    freeze | frozen dragging | frozen 0.5, stack 0 1; dragging 0.5; start 0 1, end 0 1 2
    freeze | frozen release | frozen 0.5, stack 0 1; settling forward 0.5, stack 0 1 2
    freeze | frozen settling forward | frozen 0.75, stack 0 1 2; settling forward 0.75
    freeze | frozen settling back | frozen 0.25, stack 0 1; settling back 0.25
    freeze at 0.75 | idle | refused: nothing moves
    freeze at 0.75 | due | refused: nothing moves
    freeze at 0.75 | animating | frozen 0.75, stack 0 1 2; animating 0.75
    freeze at 0.75 | dragging | frozen 0.75, stack 0 1; dragging 0.75; start 0 1, end 0 1 2
    freeze at 0.75 | grabbed | frozen 0.75, stack 0 1 2; dragging 0.75; start 0 1, end 0 1 2
    freeze at 0.75 | settling forward | frozen 0.75, stack 0 1 2; settling forward 0.75
    freeze at 0.75 | settling back | frozen 0.75, stack 0 1; settling back 0.75
    freeze at 0.75 | frozen animating | frozen 0.75, stack 0 1 2; animating 0.75
    freeze at 0.75 | frozen dragging | frozen 0.75, stack 0 1; dragging 0.75; start 0 1, end 0 1 2
    freeze at 0.75 | frozen release | frozen 0.75, stack 0 1; settling forward 0.75, stack 0 1 2
    freeze at 0.75 | frozen settling forward | frozen 0.75, stack 0 1 2; settling forward 0.75
    freeze at 0.75 | frozen settling back | frozen 0.75, stack 0 1; settling back 0.75
    unfreeze | idle | idle, stack 0 1
    unfreeze | due | idle, stack 0 1 2, then 2
    unfreeze | animating | animating 0.25, stack 0 1 2
    unfreeze | dragging | dragging 0.5, stack 0 1; start 0 1, end 0 1 2
    unfreeze | grabbed | dragging 0.5, stack 0 1 2; start 0 1, end 0 1 2
    unfreeze | settling forward | settling forward 0.75, stack 0 1 2
    unfreeze | settling back | settling back 0.25, stack 0 1
    unfreeze | frozen animating | animating 0.25, stack 0 1 2
    unfreeze | frozen dragging | dragging 0.5, stack 0 1; start 0 1, end 0 1 2
    unfreeze | frozen release | settling forward 0.5, stack 0 1 2
    unfreeze | frozen settling forward | settling forward 0.75, stack 0 1 2
    unfreeze | frozen settling back | settling back 0.25, stack 0 1
    advance by 1 ms | idle | idle, stack 0 1
    advance by 1 ms | due | idle, stack 0 1 2, then 2
    advance by 1 ms | animating | animating 0.25, stack 0 1 2
    advance by 1 ms | dragging | dragging 0.5, stack 0 1; start 0 1, end 0 1 2
    advance by 1 ms | grabbed | dragging 0.5, stack 0 1 2; start 0 1, end 0 1 2
    advance by 1 ms | settling forward | settling forward 0.75, stack 0 1 2
    advance by 1 ms | settling back | settling back 0.25, stack 0 1
    advance by 1 ms | frozen animating | frozen 0.25, stack 0 1 2; animating 0.25
    advance by 1 ms | frozen dragging | frozen 0.5, stack 0 1; dragging 0.5; start 0 1, end 0 1 2
    advance by 1 ms | frozen release | frozen 0.5, stack 0 1; settling forward 0.5, stack 0 1 2
    advance by 1 ms | frozen settling forward | frozen 0.75, stack 0 1 2; settling forward 0.75
    advance by 1 ms | frozen settling back | frozen 0.25, stack 0 1; settling back 0.25
    advance by 1 s | idle | idle, stack 0 1
    advance by 1 s | due | idle, stack 0 1 2, then 2
    advance by 1 s | animating | idle, stack 0 1 2
    advance by 1 s | dragging | dragging 0.5, stack 0 1; start 0 1, end 0 1 2
    advance by 1 s | grabbed | dragging 0.5, stack 0 1 2; start 0 1, end 0 1 2
    advance by 1 s | settling forward | idle, stack 0 1 2
    advance by 1 s | settling back | idle, stack 0 1
    advance by 1 s | frozen animating | frozen 0.25, stack 0 1 2; animating 0.25
    advance by 1 s | frozen dragging | frozen 0.5, stack 0 1; dragging 0.5; start 0 1, end 0 1 2
    advance by 1 s | frozen release | frozen 0.5, stack 0 1; settling forward 0.5, stack 0 1 2
    advance by 1 s | frozen settling forward | frozen 0.75, stack 0 1 2; settling forward 0.75
    advance by 1 s | frozen settling back | frozen 0.25, stack 0 1; settling back 0.25
    finish at once | idle | idle, stack 0 1
    finish at once | due | idle, stack 0 1 2, then 2
    finish at once | animating | idle, stack 0 1 2
    finish at once | dragging | dragging 0.5, stack 0 1; start 0 1, end 0 1 2
    finish at once | grabbed | dragging 0.5, stack 0 1 2; start 0 1, end 0 1 2
    finish at once | settling forward | idle, stack 0 1 2
    finish at once | settling back | idle, stack 0 1
    finish at once | frozen animating | frozen 0.25, stack 0 1 2; animating 0.25
    finish at once | frozen dragging | frozen 0.5, stack 0 1; dragging 0.5; start 0 1, end 0 1 2
    finish at once | frozen release | frozen 0.5, stack 0 1; settling forward 0.5, stack 0 1 2
    finish at once | frozen settling forward | frozen 0.75, stack 0 1 2; settling forward 0.75
    finish at once | frozen settling back | frozen 0.25, stack 0 1; settling back 0.25
    forget 2 | idle | idle, stack 0 1
    forget 2 | due | idle, stack 0 1 2, then 2
    forget 2 | animating | animating 0.25, stack 0 1 2
    forget 2 | dragging | dragging 0.5, stack 0 1; start 0 1, end 0 1 2
    forget 2 | grabbed | dragging 0.5, stack 0 1 2; start 0 1, end 0 1 2
    forget 2 | settling forward | settling forward 0.75, stack 0 1 2
    forget 2 | settling back | settling back 0.25, stack 0 1
    forget 2 | frozen animating | frozen 0.25, stack 0 1 2; animating 0.25
    forget 2 | frozen dragging | frozen 0.5, stack 0 1; dragging 0.5; start 0 1, end 0 1 2
    forget 2 | frozen release | frozen 0.5, stack 0 1; settling forward 0.5, stack 0 1 2
    forget 2 | frozen settling forward | frozen 0.75, stack 0 1 2; settling forward 0.75
    forget 2 | frozen settling back | frozen 0.25, stack 0 1; settling back 0.25
    """
}
