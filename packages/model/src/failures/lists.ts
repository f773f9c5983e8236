import { failures } from '../visitor-texts/english/failures'

export const listFailures = {
  'list.too-many': [409, 'You’ve reached the limit of {limit} mailing lists. Delete one you no longer use.'],
  'list.unknown': [404, failures['list.unknown']],
  'list.contact-known': [409, 'This email address is already on the list.'],
  'list.link-expired': [410, failures['list.link-expired']],
  'list.not-left': [409, failures['list.not-left']],
  'list.link-unknown': [404, failures['list.link-unknown']],
  'list.import-too-large': [413, 'The file is larger than {limit} MB. Split it into several files.'],
} as const
