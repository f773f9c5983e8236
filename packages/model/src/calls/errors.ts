import { errorReportBody } from '../analytics/errors/error-reports'
import { api } from '../routes/api'
import { defineCalls } from './define-calls'
import { nothing } from './no-content'

export const errorCalls = defineCalls({
  recordJavascriptErrors: {
    method: 'POST',
    path: api.recordErrors,
    body: errorReportBody,
    status: 204,
    answer: nothing,
  },
})
