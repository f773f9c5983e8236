/** CSS with a blank in the place of each comment; one that nobody closes goes on to the end. */
export function stripComments(css: string): string {
  const parts: string[] = []
  for (let at = 0; at < css.length; ) {
    const start = css.indexOf('/*', at)
    if (start === -1) {
      parts.push(css.slice(at))
      break
    }
    parts.push(css.slice(at, start), ' ')
    const end = css.indexOf('*/', start + 2)
    at = end === -1 ? css.length : end + 2
  }
  return parts.join('')
}
