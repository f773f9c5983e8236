/** What a form's visitor is told; the page knows the words for these statuses too. */
export const formFailures = {
  'form.unknown': [404, 'This form has not been configured yet.'],
  'form.key': [401, 'Unable to submit form. Please try again later.'],
  'form.captcha': [400, 'Complete CAPTCHA before submitting.'],
  'form.invalid': [400, 'One or more fields is invalid, please check your entries.'],
  'form.unreadable': [400, 'Could not parse the form fields, please check your entries.'],
  'form.too-many': [429, 'Unable to submit form. Submission rate limit exceeded. Please try again later.'],
} as const
