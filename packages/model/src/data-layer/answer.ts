/** What any answer may carry beside its own data. Plain code and no schema: every published page loads this. */
export interface AnswerFields {
  error?: unknown
  message?: unknown
  billingErrorCode?: unknown
  errorKey?: string
  /** Field → what is wrong with it. */
  errors?: Record<string, unknown>
  loginRequired: boolean
  authorizationFail: boolean
  crumbFail: boolean
  /** The new crumb that comes with `crumbFail`. */
  crumb?: string
  /** The new token of a member that comes with `crumbFail`. */
  xsrfToken?: string
  /** The text is fit to be shown to a person. */
  cleaned: boolean
  /** No HTTP answer came. */
  network: boolean
}

export function readAnswerFields(answer: unknown): AnswerFields {
  const fields = isRecord(answer) ? answer : {}
  return {
    ...pickPresent(fields, ['error', 'message', 'billingErrorCode']),
    ...(isRecord(fields.errors) ? { errors: fields.errors } : {}),
    ...(typeof fields.errorKey === 'string' ? { errorKey: fields.errorKey } : {}),
    ...(typeof fields.crumb === 'string' ? { crumb: fields.crumb } : {}),
    ...(typeof fields.xsrfToken === 'string' ? { xsrfToken: fields.xsrfToken } : {}),
    loginRequired: Boolean(fields.loginRequired),
    authorizationFail: Boolean(fields.authorizationFail),
    crumbFail: Boolean(fields.crumbFail),
    cleaned: Boolean(fields.cleaned),
    network: Boolean(fields.network),
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function pickPresent(fields: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.filter((name) => Boolean(fields[name])).map((name) => [name, fields[name]]))
}
