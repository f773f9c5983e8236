import type { FormTexts } from '@sitewright/model/forms/checks/messages'
import type { FormField } from '@sitewright/model/forms/fields/fields'
import type { FilledIn } from './read-filled-in'

export interface InputsProps {
  readonly field: FormField
  /** Ids on the page are unique with it. */
  readonly formId: string
  readonly texts: FormTexts
  /** What the inputs held when the form was posted; a fresh form has nothing. */
  readonly filledIn: FilledIn
  readonly describedBy: string | undefined
  readonly isInvalid: boolean
}
