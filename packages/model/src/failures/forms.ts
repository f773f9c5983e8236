import { failures } from '../visitor-texts/english/failures'

/** What a form's visitor is told; the page knows the words for these statuses too. */
export const formFailures = {
  'form.unknown': [404, failures['form.unknown']],
  'form.key': [401, failures['form.key']],
  'form.captcha': [400, failures['form.captcha']],
  'form.unchecked': [400, failures['form.unchecked']],
  'form.invalid': [400, failures['form.invalid']],
  'form.unreadable': [400, failures['form.unreadable']],
  'form.too-many': [429, failures['form.too-many']],
} as const
