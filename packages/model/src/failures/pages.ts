export const pageFailures = {
  'page.changed-elsewhere': [409, 'Someone else changed this page meanwhile. Load it again and repeat your change.'],
  'page.slug-taken': [409, 'Another page has this address. Please choose another.'],
  'page.slug-reserved': [409, 'This address belongs to the host. Please choose another.'],
  'page.too-many-blocks': [400, 'A section holds at most {limit} blocks.'],
  'page.homepage': [409, 'The home page cannot be deleted. Make another page the home page first.'],
  'page.homepage-kind': [409, 'The home page must be a page with content.'],
  'page.not-content': [409, 'Folders and links have no content to change.'],
  'page.schedule-past': [400, 'Please choose a time in the future, within two years.'],
  'page.too-many-previews': [409, 'This page has {limit} preview links already. Revoke one first.'],
  'page.too-many-live': [429, 'Too many windows are open on this site. Close some of them.'],
  'page.template-unknown': [400, 'There is no such page template.'],
  'page.folder-in-folder': [409, 'A folder cannot stand in another folder.'],
} as const
