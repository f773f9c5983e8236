/** Of cookies, and of content that waits until they are accepted. */
export const consent = {
  settings: 'Cookie settings',
  held: 'This content loads from another site. Accept cookies to see it.',
  /** Said by the page's script. */
  banner: { label: 'Cookie notice', saved: 'Cookie choice saved' },
} as const
