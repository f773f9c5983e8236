import { failures } from '../visitor-texts/english/failures'

export const siteFailures = {
  'site.unknown': [404, 'There’s no site at this address.'],
  'site.identifier-taken': [409, 'This address is taken. Choose another.'],
  'site.too-many': [403, 'You’ve reached the limit of {limit} sites for this account.'],
  'site.changed-elsewhere': [409, 'Someone else changed this in the meantime. Reload it and try again.'],
  'site.closed': [503, failures['site.closed']],
  'site.standing-not-allowed': [403, 'Only the platform can make this change.'],
  'domain.too-many': [409, 'You’ve reached the limit of {limit} domains. Remove one first.'],
  'domain.reserved': [409, 'This address belongs to this platform. Enter your own domain.'],
  'domain.not-proven': [
    409,
    'We can’t find the TXT record yet. DNS changes can take an hour, sometimes a day. Check again later.',
  ],
  'domain.no-answer': [503, 'DNS isn’t responding right now. Check again in a minute.'],
} as const
