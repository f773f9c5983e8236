/** Of the search page and its form. */
export const search = {
  label: 'Search this site',
  submit: 'Search',
  nothingFound: 'Your search did not match any documents.',
  cannotLoad: 'Unable to load results',
  none: 'No results for “{words}”',
  count: { one: '{count} result for “{words}”', other: '{count} results for “{words}”' },
} as const
