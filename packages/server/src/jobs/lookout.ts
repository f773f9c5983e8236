/** Looks for something again and again: when it is woken, and after a pause that the last look asked for. */
export interface Lookout {
  open(): void
  /** Nothing happens while it is not open. */
  wake(): void
  /** Looks no more; answers when the look that is under way has ended. */
  close(): Promise<void>
}

interface LookoutParts {
  /** Answers how long to wait for the next look, in milliseconds. */
  readonly look: () => Promise<number>
  /** After a look that failed. */
  readonly usualPauseMs: number
  readonly onError: (error: unknown) => void
}

export function createLookout({ look, usualPauseMs, onError }: LookoutParts): Lookout {
  let isOpen = false
  let isLooking = false
  let isWoken = false
  let looking = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  /** One look at a time; who wakes it meanwhile has it look again. */
  function wake(): void {
    if (!isOpen) return
    isWoken = true
    if (!isLooking) looking = lookUntilQuiet()
  }

  async function lookUntilQuiet(): Promise<void> {
    isLooking = true
    clearTimeout(timer)
    let pauseMs = usualPauseMs
    try {
      while (isOpen && isWoken) {
        isWoken = false
        pauseMs = await look()
      }
    } catch (error) {
      onError(error)
    }
    isLooking = false
    if (isOpen) timer = setTimeout(wake, pauseMs)
  }

  return {
    open() {
      isOpen = true
      wake()
    },
    wake,
    close() {
      isOpen = false
      clearTimeout(timer)
      return looking
    },
  }
}
