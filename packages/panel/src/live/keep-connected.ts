/** The part of an `EventSource` that is used here. */
export interface LiveSource {
  onmessage: ((event: MessageEvent) => void) | null
  onerror: ((event: Event) => void) | null
  close: () => void
}

interface ConnectionParts {
  readonly connect: () => LiveSource
  readonly hear: (text: string) => void
  /** Nothing is heard from now on, until the next message. */
  readonly onSilent: () => void
  readonly timers: { set: (run: () => void, delayMs: number) => number; clear: (timer: number) => void }
  readonly isHidden: () => boolean
}

export interface KeptConnection {
  /** The tab was hidden or shown. */
  readonly follow: () => void
  readonly stop: () => void
}

const firstPauseMs = 1000
const longestPauseMs = 30_000

/**
 * A connection that comes back by itself. Browsers have few of them for all tabs of a site together, so a hidden tab lets
 * its own go; once shown it connects again, and the host's first message tells what it has missed.
 */
export function keepConnected({ connect, hear, onSilent, timers, isHidden }: ConnectionParts): KeptConnection {
  let source: LiveSource | null = null
  let timer: number | null = null
  let failures = 0
  function close() {
    if (timer !== null) timers.clear(timer)
    timer = null
    if (!source) return
    source.close()
    source = null
    onSilent()
  }
  function open() {
    timer = null
    source = connect()
    source.onmessage = (event) => {
      failures = 0
      hear(String(event.data))
    }
    source.onerror = () => {
      close()
      failures += 1
      timer = timers.set(open, Math.min(firstPauseMs * 2 ** (failures - 1), longestPauseMs))
    }
  }
  function follow() {
    if (isHidden()) return close()
    if (source) return
    // Whoever looks at the page again does not wait out a pause of before.
    close()
    failures = 0
    open()
  }
  follow()
  return { follow, stop: close }
}
