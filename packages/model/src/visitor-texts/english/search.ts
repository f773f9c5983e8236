/** Of the search page, its form and the search block. */
export const search = {
  label: 'Search this site',
  submit: 'Search',
  nothingFound: 'Your search did not match any documents.',
  cannotLoad: 'Unable to load results',
  none: 'No results for “{words}”',
  count: { one: '{count} result for “{words}”', other: '{count} results for “{words}”' },
  manyResults: { other: 'More than {count} results for “{words}”' },
  filters: 'Filter results',
  all: 'All',
  kinds: {
    page: 'Pages',
    post: 'Posts',
    event: 'Events',
    project: 'Projects',
    'gallery-item': 'Gallery',
    product: 'Products',
    picture: 'Pictures',
  },
  pages: 'More results',
  previous: 'Previous',
  next: 'Next',
  /** Of the list below the field of a search block. */
  preview: 'Search results',
  previewCount: { one: '{count} result', other: '{count} results' },
  showAll: 'Show all results',
} as const
