/**
 * SHA-256 in plain code. A browser has its own only on secure pages and only as a promise, which makes hundreds of thousands
 * of short hashes slow.
 */
const initial = new Uint32Array(8)
const rounds = new Uint32Array(64)
fillConstants()

/** First 32 bits of the fractional parts of square and cube roots of the first primes. */
function fillConstants(): void {
  let found = 0
  for (let candidate = 2; found < 64; candidate++) {
    if (!isPrime(candidate)) continue
    if (found < 8) initial[found] = fraction(Math.sqrt(candidate))
    rounds[found++] = fraction(Math.cbrt(candidate))
  }
}

function isPrime(candidate: number): boolean {
  for (let factor = 2; factor * factor <= candidate; factor++) if (candidate % factor === 0) return false
  return true
}

function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) >>> 0
}

function at(words: Uint32Array, index: number): number {
  return words[index] as number
}

function turn(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits))
}

/** The text's bytes, the closing bit, and the length in bits at the end of the last block. */
function padMessage(text: string): DataView {
  const bytes = new TextEncoder().encode(text)
  const padded = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64))
  new Uint8Array(padded.buffer).set(bytes)
  padded.setUint8(bytes.length, 0x80)
  padded.setUint32(padded.byteLength - 4, bytes.length * 8)
  return padded
}

function mixBlock(state: Uint32Array, words: Uint32Array): void {
  for (let i = 16; i < 64; i++) {
    const early = at(words, i - 15)
    const late = at(words, i - 2)
    const first = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
    const second = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
    words[i] = at(words, i - 16) + first + at(words, i - 7) + second
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g)
    const upper = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + at(rounds, i) + at(words, i)) | 0
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const lower = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0
    h = g
    g = f
    f = e
    e = (d + upper) | 0
    d = c
    c = b
    b = a
    a = (upper + lower) | 0
  }
  const mixed = [a, b, c, d, e, f, g, h]
  for (let i = 0; i < 8; i++) state[i] = at(state, i) + (mixed[i] as number)
}

/** The hash as eight words of 32 bits. */
export function hashText(text: string): Uint32Array {
  const message = padMessage(text)
  const state = initial.slice()
  const words = new Uint32Array(64)
  for (let start = 0; start < message.byteLength; start += 64) {
    for (let i = 0; i < 16; i++) words[i] = message.getUint32(start + i * 4)
    mixBlock(state, words)
  }
  return state
}
