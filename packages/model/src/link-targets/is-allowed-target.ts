/** Where a link may lead. Script addresses in any spelling have no place here. */
export function isAllowedTarget(target: string): boolean {
  // Browsers drop these characters before they read the scheme, so "java\nscript:" would run.
  const plain = Array.from(target)
    .filter((character) => character.charCodeAt(0) > 0x20 && character.charCodeAt(0) !== 0x7f)
    .join('')
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(plain)?.[1]?.toLowerCase()
  return scheme === undefined || ['http', 'https', 'mailto', 'tel', 'sms', 'ftp'].includes(scheme)
}
