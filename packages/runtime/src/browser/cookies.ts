/** The value of a cookie as it stands; undefined without one, or where cookies are forbidden. */
export function readCookie(name: string): string | undefined {
  const prefix = `${name}=`
  return readJar()
    .split('; ')
    .find((pair) => pair.startsWith(prefix))
    ?.slice(prefix.length)
}

/** A sandboxed page may not even look at its cookies. */
function readJar(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}

/** Does nothing where cookies are forbidden: what is written counts for this page alone then. */
export function writeCookie(name: string, value: string, maxAgeSeconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing in browsers that we serve
    document.cookie = `${name}=${value}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax${secure}`
  } catch {
    // A sandboxed page.
  }
}
