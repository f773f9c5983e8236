interface Debounced {
  /** Runs it once nothing has asked for so long. */
  ask(): void
  stop(): void
}

export function debounce(run: () => void, delayMs: number): Debounced {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  return {
    ask() {
      stop()
      timer = setTimeout(run, delayMs)
    },
    stop,
  }
}
