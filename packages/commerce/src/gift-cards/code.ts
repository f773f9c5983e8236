/** No letters that read like digits, and no vowels that would spell words. */
const alphabet = 'BCDFGHJKLMNPQRSTVWXZ23456789'
const length = 16

/** A code of 16 letters and digits in groups of four, from random bytes; about 77 bits, so it cannot be guessed. */
export function makeGiftCardCode(randomBytes: (count: number) => Uint8Array): string {
  const letters: string[] = []
  while (letters.length < length) {
    for (const byte of randomBytes(length)) {
      // Bytes past the last whole round of the alphabet would make its first letters likelier.
      if (byte < 256 - (256 % alphabet.length) && letters.length < length)
        letters.push(alphabet.charAt(byte % alphabet.length))
    }
  }
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-')
}

/** What a buyer typed, in the stored form: case, spaces and dashes do not matter. */
export function normalizeGiftCardCode(typed: string): string {
  const letters = typed
    .slice(0, 100)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
  return letters.replace(/(.{4})(?=.)/g, '$1-')
}
