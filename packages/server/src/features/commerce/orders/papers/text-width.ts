import { sameInFont } from './win-ansi'

/** Of Helvetica in thousandths of its size, from the space to the tilde. */
const plainWidths = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
]
const boldWidths = [
  278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611,
  556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389,
  280, 389, 584,
]

/** Those beyond it that are not as wide as a digit; both weights are much alike. */
const others: Readonly<Record<string, number>> = {
  ...{
    '\u00a0': 278,
    '—': 1000,
    '…': 1000,
    '™': 1000,
    '‰': 1000,
    Æ: 1000,
    Œ: 1000,
    æ: 889,
    œ: 944,
    ß: 611,
    ø: 611,
    Ø: 778,
  },
  ...{ '©': 737, '®': 737, '‘': 278, '’': 278, '‚': 278, '“': 500, '”': 500, '„': 500, '•': 350, '·': 278, '°': 400 },
}
const usual = 556

/** In points. A letter with an accent is as wide as without it. */
export function widthOf(text: string, size: number, isBold = false): number {
  const widths = isBold ? boldWidths : plainWidths
  let sum = 0
  for (const given of text) {
    const character = sameInFont(given)
    const plain = character.normalize('NFD').codePointAt(0) ?? 0
    sum += others[character] ?? widths[plain - 0x20] ?? usual
  }
  return (sum * size) / 1000
}
