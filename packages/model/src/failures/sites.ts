export const siteFailures = {
  'site.unknown': [404, 'There is no site at this address.'],
  'site.identifier-taken': [409, 'This address is taken. Please choose another.'],
  'site.too-many': [403, 'This account has all the sites it can have ({limit}).'],
  'site.changed-elsewhere': [409, 'Someone else changed this meanwhile. Load it again and repeat your change.'],
} as const
