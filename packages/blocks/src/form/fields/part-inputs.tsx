import { type CompoundFieldType, subFields } from '@sitewright/model/forms/field-types'
import { isRequired } from '@sitewright/model/forms/is-required'
import { inputName } from '@sitewright/model/forms/posted-inputs'
import { requiredParts } from '@sitewright/model/forms/required-parts'
import { inputId } from './input-id'
import { partLooks } from './input-looks'
import type { InputsProps } from './inputs-props'
import { readFilledIn } from './read-filled-in'

/** The inputs of a name, an address, a date: each with a label of its own. */
export function PartInputs({
  field,
  formId,
  filledIn,
  describedBy,
  isInvalid,
  type,
}: InputsProps & { type: CompoundFieldType }) {
  const parts: readonly string[] = subFields[type]
  return (
    <span className="form-parts" data-type={type}>
      {parts.map((part, index) => {
        if (field.type === 'phone' && part === 'Country' && !field.showCountryCode) return null
        const id = inputId(formId, field.id, part)
        const name = inputName(field.id, part)
        const shared = {
          id,
          name,
          'aria-describedby': describedBy,
          'aria-invalid': isInvalid || undefined,
          defaultValue: readFilledIn(filledIn, name)[0],
        }
        const { label, ...look } = partLooks[type][index] ?? { label: part }
        const isNeeded = isRequired(field) && requiredParts[type].includes(part)
        return (
          <span key={part} className="form-part" data-part={part}>
            <label htmlFor={id}>{label}</label>
            {part === 'Ampm' ? (
              <span className="form-select">
                <select {...shared}>
                  <option value="AM">AM</option>
                  <option value="PM">PM</option>
                </select>
              </span>
            ) : (
              <input type="text" {...shared} {...look} required={isNeeded || undefined} />
            )}
          </span>
        )
      })}
    </span>
  )
}
