import { isRequired } from '@sitewright/model/forms/checks/is-required'
import { requiredParts } from '@sitewright/model/forms/checks/required-parts'
import type { CompoundFieldType } from '@sitewright/model/forms/fields/field-types'
import { inputName } from '@sitewright/model/forms/fields/posted-inputs'
import { inputId } from './input-id'
import { listParts } from './input-looks'
import type { InputsProps } from './inputs-props'
import { readFilledIn } from './read-filled-in'

/** The inputs of a name, an address, a date: each with a label of its own. */
export function PartInputs({
  field,
  formId,
  texts,
  filledIn,
  describedBy,
  isInvalid,
  type,
}: InputsProps & { type: CompoundFieldType }) {
  return (
    <span className="form-parts" data-type={type}>
      {listParts(type, texts.parts).map(({ name: part, label, look }) => {
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
        const isNeeded = isRequired(field) && requiredParts[type].includes(part)
        return (
          <span key={part} className="form-part" data-part={part}>
            <label htmlFor={id}>{label}</label>
            {part === 'Ampm' ? (
              <span className="form-select">
                <select {...shared}>
                  <option value="AM">{texts.am}</option>
                  <option value="PM">{texts.pm}</option>
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
