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

/** One for each type of field that is written in a certain way. */
export const formatMessages = {
  number: 'Enter a number, such as 12 or 3.5.',
  currency: 'Enter an amount, such as 25 or 19.90.',
  website: 'Enter a web address, such as www.example.com.',
  twitter: 'Enter a name, such as @example.',
  date: 'Enter a date that exists, as month, day and year.',
  time: 'Enter a time from 1:00 to 12:59.',
  phone: 'Enter a phone number in digits.',
} as const

export const formMessages = {
  inProgress: 'Submitting…',
  processing: 'Error processing form submission. Please reload and try again.',
  unknown: 'Unknown error, please try again later.',
  captcha: 'Complete CAPTCHA before submitting.',
  noKey: 'Could not get a form submission key, please try again later.',
  confirmByMail: 'One more step: we have sent you a mail. Please open it and confirm your subscription.',
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
