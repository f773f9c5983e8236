import { fillWords } from '../../strings/fill-words'
import { nameCount, type PluralText } from '../../visitor-texts/plural-text'

const largestShown = 100

/** The number on the cart badge; an empty cart draws none. */
export function badgeText(count: number): string {
  if (count <= 0) return ''
  return count > largestShown ? `${largestShown}+` : String(count)
}

export interface CountTexts {
  readonly language: string
  readonly itemCount: PluralText
  readonly manyItems: string
}

export function spokenBadgeLabel(count: number, { language, itemCount, manyItems }: CountTexts): string {
  if (count > largestShown) return fillWords(manyItems, { count: largestShown })
  return nameCount(itemCount, Math.max(count, 0), language)
}
