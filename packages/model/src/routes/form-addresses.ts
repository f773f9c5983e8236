/** Apart from the other addresses: a visitor's page with a form needs these alone. */
export const formAddresses = {
  key: '/api/form/FormSubmissionKey',
  save: '/api/form/SaveFormSubmission',
  /** Where a form is posted to where no script runs. */
  post: '/api/form/post/:formId',
} as const
