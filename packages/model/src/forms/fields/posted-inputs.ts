import { isCompoundType, subFields } from './field-types'
import type { FieldInput } from './field-values'
import type { FormField } from './fields'

/**
 * Names of the inputs of one field in HTML. A form that is posted without scripts and one that a script reads have the same
 * names, so one function reads both.
 */
export function inputName(fieldId: string, part?: string | number): string {
  return part === undefined ? fieldId : `${fieldId}.${part}`
}

/** Empty for people, who do not see it; programs that fill in everything fill it in too. */
export const honeypotName = 'your-fax-number'

/** The address of the page that a form is posted from, where the form stands on a page of its own. */
export const returnName = 'page-of-this-form'

/** Proves to a form without scripts that it was shown some seconds ago. */
export const ticketName = 'ticket-of-this-form'

/** What was posted under a name: none, one or several texts. */
export type PostedValues = Readonly<Record<string, string | readonly string[] | undefined>>

function readAll(posted: PostedValues, name: string): string[] {
  const value = Object.hasOwn(posted, name) ? posted[name] : undefined
  return [value ?? []].flat().map(String)
}

function readOne(posted: PostedValues, name: string): string {
  return readAll(posted, name)[0] ?? ''
}

/** Field id → what its inputs held. Names that belong to no field are left out. */
export function readPostedInputs(fields: readonly FormField[], posted: PostedValues): Record<string, FieldInput> {
  const entries = fields.map((field): [string, FieldInput] => {
    const { type, id } = field
    if (type === 'checkbox' || type === 'radio') return [id, { checked: readAll(posted, inputName(id)) }]
    if (type === 'likert') {
      const answers = field.options.flatMap((question, index): [string, string][] => {
        const answer = readOne(posted, inputName(id, index))
        return answer === '' ? [] : [[question, answer]]
      })
      return [id, { answers: Object.fromEntries(answers) }]
    }
    if (isCompoundType(type)) {
      const parts = subFields[type].map((part): [string, string] => [part, readOne(posted, inputName(id, part))])
      return [id, { parts: Object.fromEntries(parts) }]
    }
    return [id, { value: readOne(posted, inputName(id)) }]
  })
  return Object.fromEntries(entries)
}
