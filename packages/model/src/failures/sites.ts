export const siteFailures = {
  'site.unknown': [404, 'There is no site at this address.'],
  'site.identifier-taken': [409, 'This address is taken. Please choose another.'],
  'site.too-many': [403, 'This account has all the sites it can have ({limit}).'],
  'site.changed-elsewhere': [409, 'Someone else changed this meanwhile. Load it again and repeat your change.'],
  'domain.too-many': [409, 'A site can have {limit} domains. Remove one first.'],
  'domain.reserved': [409, 'This address belongs to this service. Enter a domain of your own.'],
  'domain.not-proven': [
    409,
    'The TXT record is not there yet. Changes of DNS can take an hour, at times a day. Check again later.',
  ],
  'domain.no-answer': [503, 'DNS does not answer at the moment. Check again in a minute.'],
} as const
