/** A page opened in a new window must not reach back to this one. */
export function linkAttributes(href: string, newWindow: boolean) {
  return newWindow ? { href, target: '_blank', rel: 'noopener' } : { href }
}
