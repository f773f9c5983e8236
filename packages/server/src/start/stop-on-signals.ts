import type { Log } from '../services'

const longestStopMs = 15_000

/** The first signal stops in good order, the second at once. */
export function stopOnSignals(log: Log, stop: () => Promise<void>): void {
  let isStopping = false
  function onSignal(signal: NodeJS.Signals): void {
    if (isStopping) process.exit(1)
    isStopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), longestStopMs).unref()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ error }, 'stopping failed')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}
