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
