import { trimCharacters } from '@sitewright/model/trim-characters'
import type { FileType } from './sniff-type'

const longestStem = 80

/** The name as it stands in addresses and downloads: without folders, control characters and endings that its bytes do not keep. */
export function makeFileName(given: string, type: FileType): string {
  const lastPart = given.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const plain = lastPart.replace(/[^\p{L}\p{N}\p{M}._ -]/gu, '-').replace(/\s+/g, ' ')
  const [, stem = plain, ending = ''] = /^(.*)\.([^.]{1,10})$/u.exec(plain) ?? []
  const extension = type.extensions.find((known) => known === ending.toLowerCase()) ?? type.extensions[0] ?? 'bin'
  const tidy = Array.from(trimCharacters(stem.replace(/\.+/g, '.'), '. -'))
    .slice(0, longestStem)
    .join('')
  return `${tidy === '' ? 'file' : tidy}.${extension}`
}
