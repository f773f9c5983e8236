/** What the built-in fonts of PDF show beyond Latin-1, at the places where they have it. */
const beyondLatin: Readonly<Record<string, number>> = {
  '€': 0x80,
  '‚': 0x82,
  ƒ: 0x83,
  '„': 0x84,
  '…': 0x85,
  '†': 0x86,
  '‡': 0x87,
  '‰': 0x89,
  Š: 0x8a,
  '‹': 0x8b,
  Œ: 0x8c,
  Ž: 0x8e,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  '™': 0x99,
  š: 0x9a,
  '›': 0x9b,
  œ: 0x9c,
  ž: 0x9e,
  Ÿ: 0x9f,
}

/** Spaces and signs of number formats that the fonts have under another name. */
const sameLook: Readonly<Record<string, string>> = {
  '\u2007': '\u00a0',
  '\u2009': '\u00a0',
  '\u202f': '\u00a0',
  '\u2010': '-',
  '\u2011': '-',
  '\u2212': '-',
  '\t': ' ',
  '\n': ' ',
  '\r': ' ',
}

/** Marks of direction are not seen. */
const unseen = /[\u200e\u200f\u2066-\u2069]/g

export function toWinAnsi(text: string): number[] | null {
  const codes = [...text.normalize('NFC').replace(unseen, '')].map(codeOf)
  return codes.includes(-1) ? null : codes
}

function codeOf(given: string): number {
  const character = sameLook[given] ?? given
  const code = character.codePointAt(0) ?? -1
  const isLatin = (code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff)
  return isLatin ? code : (beyondLatin[character] ?? -1)
}

/** What we write ourselves is written plainer where the fonts do not have it; what people wrote never is. */
export function choosePlain(text: string, plain: () => string): string {
  return toWinAnsi(text) === null ? plain() : text
}

/** Spaces and signs as the fonts have them. */
export function sameInFont(character: string): string {
  return sameLook[character] ?? character
}
