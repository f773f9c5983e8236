/** What `{email}` in a text stands for. */
export const exampleEmail = 'user@domain.com'

const emailFormat = 'Email is not valid. Email addresses should follow the format {email}.'

export const fieldMessages = {
  tooLong: 'You have exceeded the character limit.',
  invalidEmail: emailFormat.replace('{email}', exampleEmail),
  required: '{title} is required.',
  invalidZip: 'ZIP code must have 5 digits.',
  unexpectedOption: '{val} is not one of the expected options',
} as const

export const formMessages = {
  inProgress: 'Submitting…',
  processing: 'Error processing form submission. Please reload and try again.',
  unknown: 'Unknown error, please try again later.',
  captcha: 'Complete CAPTCHA before submitting.',
  noKey: 'Could not get a form submission key, please try again later.',
  unreadable: 'Could not parse the form fields, please check your entries.',
  invalid: 'One or more fields is invalid, please check your entries.',
  scrollDown: 'Your form has encountered a problem. Please scroll down to review.',
  scrollUp: 'Your form has encountered a problem. Please scroll up to review.',
} as const

const statusMessages: Readonly<Record<number, string>> = {
  401: 'Unable to submit form. Please try again later.',
  404: 'This form has not been configured yet.',
  429: 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  500: 'Unable to send form. Please try again later.',
}

/** Words for a failing status: its own, else the server's, else the unknown ones. */
export function messageForStatus(status: number, error: unknown): string {
  const own = statusMessages[status]
  if (own !== undefined) return own
  return typeof error === 'string' && error !== '' ? error : formMessages.unknown
}
