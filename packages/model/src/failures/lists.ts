export const listFailures = {
  'list.too-many': [409, 'You’ve reached the limit of {limit} mailing lists. Delete one you no longer use.'],
  'list.unknown': [404, 'This mailing list no longer exists.'],
  'list.contact-known': [409, 'This email address is already on the list.'],
  'list.link-expired': [410, 'This link has expired. Subscribe again to get a new one.'],
  'list.not-left': [409, 'This email address hasn’t unsubscribed.'],
  'list.link-unknown': [404, 'This link is incomplete. Open it from your email again.'],
  'list.import-too-large': [413, 'The file is larger than {limit} MB. Split it into several files.'],
} as const
