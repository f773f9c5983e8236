import { trimCharacters } from '@sitewright/model/trim-characters'

/** An address part made from a title: 'Café Zoë & Sons' becomes cafe-zoe-sons. */
export function identifierFromTitle(title: string): string {
  const dashed = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
  return trimCharacters(trimCharacters(dashed, '-').slice(0, 60), '-')
}
