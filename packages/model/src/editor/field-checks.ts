import { slug } from '../pages/page-settings'
import { fillWords } from '../strings/fill-words'

/** Each check answers with the text to show beside the field, or with nothing when the value is fine. */

export function checkPageAddress(val: string): string | undefined {
  const path = val.startsWith('/') ? val.slice(1) : val
  return slug.safeParse(path).success ? undefined : fillWords('{val} is not a valid page URL', { val })
}

export function checkFileName(name: string): string | undefined {
  return name.trim() === '' ? 'Please enter a file name' : undefined
}

interface ListChoice {
  /** The owner's mailing lists. */
  listIds: readonly string[]
  chosenListId?: string | undefined
}

/** A list that was deleted since counts as not chosen. */
export function checkMailingList({ listIds, chosenListId }: ListChoice): string | undefined {
  if (listIds.length === 0) return "You don't have any mailing lists. Please create one before continuing"
  const isChosen = chosenListId !== undefined && listIds.includes(chosenListId)
  return isChosen ? undefined : 'A List must be selected'
}
