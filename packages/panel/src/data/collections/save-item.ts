import type { ItemChange } from '@sitewright/model/collections/answers/item-answers'
import { answerOfFields } from '../calls/answer-of-fields'
import type { SaveAnswer } from '../calls/save-answer'
import { changeItem } from './items'

/** Sends what changed of an item. What is wrong is told by field: `slug`, or `tags`. */
export async function saveItem(
  itemId: string,
  changes: ItemChange,
): Promise<Exclude<SaveAnswer, { kind: 'saved' }> | { readonly kind: 'saved' }> {
  try {
    await changeItem(itemId, changes)
    return { kind: 'saved' }
  } catch (error) {
    return answerOfFields(error, (path) => path.replace(/^item\./, ''))
  }
}
