import type { Log } from '../ground/log'
import type { Settings } from '../ground/settings'
import type { DrainTimes } from '../http/drain'

type StopSettings = Pick<Settings, 'STOP_NOTICE_SECONDS'>

const restMs = 2_000
const limitMs = 20_000

/** Whoever presses Ctrl-C has no load balancer to wait for. */
export function drainTimes({ STOP_NOTICE_SECONDS }: StopSettings, signal: NodeJS.Signals): DrainTimes {
  if (signal === 'SIGINT') return { noticeMs: 0, restMs: 0, limitMs }
  return { noticeMs: STOP_NOTICE_SECONDS * 1_000, restMs, limitMs }
}

/** Ends what does not end by itself. */
export function longestStopMs({ STOP_NOTICE_SECONDS }: StopSettings): number {
  return STOP_NOTICE_SECONDS * 1_000 + limitMs + 8_000
}

/** The first signal stops in good order, the second at once. */
export function stopOnSignals(
  log: Log,
  { longestMs, stop }: { readonly longestMs: number; readonly stop: (signal: NodeJS.Signals) => Promise<void> },
): void {
  let isStopping = false
  function onSignal(signal: NodeJS.Signals): void {
    if (isStopping) process.exit(1)
    isStopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), longestMs).unref()
    stop(signal).then(
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
