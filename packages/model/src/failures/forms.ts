import { forms } from '../visitor-texts/english/forms'

const { sending, problems } = forms

/** What a form's visitor is told; the page knows the words for these statuses too. */
export const formFailures = {
  'form.unknown': [404, sending.notFound],
  'form.key': [401, sending.unauthorized],
  'form.captcha': [400, problems.captcha],
  'form.unchecked': [
    400,
    'One more step: this form checks that a person sends it, and without scripts that takes {seconds} seconds. Read through what you wrote, then send it again.',
  ],
  'form.invalid': [400, sending.invalid],
  'form.unreadable': [400, problems.unreadable],
  'form.too-many': [429, sending.tooMany],
} as const
