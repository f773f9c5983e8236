import type { PageDocument } from '@sitewright/model/pages/document'
import { listTexts } from '../../../find/list-texts'

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })
/** Texts that did not change are the same objects: while letters are typed only one of them is counted anew. */
const counted = new WeakMap<object, number>()

/** In any writing system, as the browser tells words. */
export function countPageWords(page: PageDocument): number {
  return listTexts(page).reduce((sum, { runs }) => sum + countOnce(runs), 0)
}

function countOnce(runs: readonly { readonly text: string }[]): number {
  const known = counted.get(runs)
  if (known !== undefined) return known
  const count = runs.reduce((sum, { text }) => sum + countWords(text), 0)
  counted.set(runs, count)
  return count
}

function countWords(text: string): number {
  return [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length
}
