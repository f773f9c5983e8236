import type { ErrorReport } from '@sitewright/model/analytics/errors/error-report-queue'

export interface ErrorReporter {
  report(report: ErrorReport): void
}

interface WatchInputs {
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener'> & { location: Pick<Location, 'href'> }
  readonly now: () => number
  /** Fetched with the first error: most pages have none. */
  readonly loadReporter: () => Promise<ErrorReporter | undefined>
}

export interface ErrorWatch {
  note(problem: unknown): void
  stop(): void
}

/** What nobody caught, and what the runtime itself caught and logged, goes to the site's error log. */
export function watchErrors({ window, now, loadReporter }: WatchInputs): ErrorWatch {
  let reporter: Promise<ErrorReporter | undefined> | undefined

  function note(problem: unknown): void {
    const { message, stack } = describe(problem)
    const report = { message, stack, url: window.location.href, ts: now() }
    reporter ??= loadReporter()
    reporter.then(
      (loaded) => loaded?.report(report),
      () => {},
    )
  }

  const onError = (event: ErrorEvent) => note(event.error ?? event.message)
  const onRejection = (event: PromiseRejectionEvent) => note(event.reason)
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  return {
    note,
    stop() {
      window.removeEventListener('error', onError)
      window.removeEventListener('unhandledrejection', onRejection)
    },
  }
}

/** Anything can be thrown, also what cannot be written as text. */
function describe(problem: unknown): { message: string; stack: string } {
  try {
    if (problem instanceof Error) return { message: `${problem.name}: ${problem.message}`, stack: problem.stack ?? '' }
    return { message: String(problem), stack: '' }
  } catch {
    return { message: 'An error without words', stack: '' }
  }
}
