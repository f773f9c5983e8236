import { trimCharacters } from '@sitewright/model/trim-characters'

const longestName = 120

/**
 * The name that buyers save it under: the owner's, with its ending, for what is sold may be of any kind. Without folders and
 * signs that systems take for something else.
 */
export function nameFile(given: string): string {
  const lastPart = given.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const plain = trimCharacters(lastPart.replace(/[\p{C}<>:"|?*]/gu, '-').replace(/\s+/g, ' '), '. ')
  const [, stem = plain, ending = ''] = /^(.*)(\.[^.]{1,20})$/u.exec(plain) ?? []
  const short = Array.from(stem).slice(0, longestName).join('').trimEnd()
  return short === '' ? `file${ending}` : `${short}${ending}`
}
