export const pageFailures = {
  'page.changed-elsewhere': [409, 'Someone else changed this page meanwhile. Load it again and repeat your change.'],
  'page.slug-taken': [409, 'Another page has this address. Please choose another.'],
  'page.too-many-blocks': [400, 'A section holds at most {limit} blocks.'],
  'page.homepage': [409, 'The home page cannot be deleted. Make another page the home page first.'],
} as const
