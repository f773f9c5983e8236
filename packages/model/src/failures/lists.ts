export const listFailures = {
  'list.too-many': [409, 'A site has at most {limit} mailing lists. Delete one that you no longer use.'],
  'list.unknown': [404, 'This mailing list does not exist any more.'],
  'list.contact-known': [409, 'This address is on the list already.'],
  'list.link-expired': [410, 'This link no longer works. Subscribe again to get a new one.'],
  'list.link-unknown': [404, 'This link is not complete. Open it from the mail again.'],
  'list.import-too-large': [413, 'The file is larger than {limit} MB. Split it into several files.'],
} as const
