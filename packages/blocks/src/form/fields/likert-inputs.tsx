import { isRequired } from '@sitewright/model/forms/checks/is-required'
import { likertScale } from '@sitewright/model/forms/fields/field-types'
import type { FormField } from '@sitewright/model/forms/fields/fields'
import { inputName } from '@sitewright/model/forms/fields/posted-inputs'
import { inputId } from './input-id'
import type { InputsProps } from './inputs-props'
import { readFilledIn } from './read-filled-in'

type LikertField = Extract<FormField, { type: 'likert' }>

/** A group of five choices for each statement; they stand as a table where there is room for one. */
export function LikertInputs({
  field,
  formId,
  texts,
  filledIn,
  describedBy,
  isInvalid,
}: InputsProps & { field: LikertField }) {
  return (
    <span className="form-likert">
      {field.options.map((statement, index) => {
        const rowId = inputId(formId, field.id, index)
        const name = inputName(field.id, index)
        const chosen = readFilledIn(filledIn, name)[0]
        return (
          <span
            key={rowId}
            className="form-likert-row"
            role="radiogroup"
            aria-labelledby={`${rowId}-statement`}
            aria-invalid={isInvalid || undefined}
          >
            <span id={`${rowId}-statement`} className="form-likert-statement">
              {statement}
            </span>
            {likertScale.map(({ value, name: answer }) => (
              <label key={value} className="form-choice">
                <input
                  type="radio"
                  name={name}
                  value={value}
                  required={isRequired(field) || undefined}
                  aria-describedby={describedBy}
                  defaultChecked={chosen === String(value)}
                />
                <span>{texts.likert[answer]}</span>
              </label>
            ))}
          </span>
        )
      })}
    </span>
  )
}
