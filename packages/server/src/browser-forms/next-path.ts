/** Where to go after a sign-in: a path of the same host, whatever was asked for. */
export function readNextPath(asked: unknown, usual: string): string {
  if (typeof asked !== 'string' || asked.length > 2000) return usual
  // Browsers read a backslash as a slash and drop tabs and line ends, and //host is another site.
  const isOwnPath = /^\/(?![/\\])[\x21-\x7e]*$/.test(asked) && !asked.includes('\\')
  return isOwnPath ? asked : usual
}
