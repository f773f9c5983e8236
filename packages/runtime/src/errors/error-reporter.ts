import { identityCookies } from '@sitewright/model/accounts/identity-cookies'
import {
  type ErrorReport,
  emptyErrorReportQueue,
  errorReportLimits,
  queueErrorReport,
  takeErrorReports,
} from '@sitewright/model/analytics/errors/error-report-queue'
import { api } from '@sitewright/model/routes/api'
import { readCookie } from '../browser/cookies'
import { ownAddress } from '../browser/own-address'
import type { ErrorReporter } from './watch-errors'

interface ReporterInputs {
  readonly send: (batch: readonly ErrorReport[]) => Promise<unknown>
  /** Answers with what takes the timer back. */
  readonly setTimer: (run: () => void, delayMs: number) => () => void
}

/** Sends once no error has come for a while; what the site answers, or that it does not, changes nothing. */
export function createErrorReporter({ send, setTimer }: ReporterInputs): ErrorReporter {
  let queue = emptyErrorReportQueue
  let cancel = () => {}
  return {
    report(report) {
      queue = queueErrorReport(queue, report)
      cancel()
      cancel = setTimer(() => {
        const taken = takeErrorReports(queue)
        queue = taken.queue
        if (taken.batch.length > 0) send(taken.batch).catch(() => {})
      }, errorReportLimits.debounceMs)
    },
  }
}

export async function sendErrorReports(batch: readonly ErrorReport[]): Promise<unknown> {
  return fetch(ownAddress(api.recordErrors), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': readCookie(identityCookies.crumb) ?? '' },
    body: JSON.stringify(batch),
    // The visitor may be leaving the page that failed.
    keepalive: true,
  })
}
