import { isRequired } from '@sitewright/model/forms/checks/is-required'
import type { FormField } from '@sitewright/model/forms/fields/fields'
import { inputName } from '@sitewright/model/forms/fields/posted-inputs'
import type { InputsProps } from './inputs-props'
import { readFilledIn } from './read-filled-in'

type ChoiceField = Extract<FormField, { type: 'radio' | 'checkbox' }>

export function ChoiceInputs({ field, filledIn, describedBy, isInvalid }: InputsProps & { field: ChoiceField }) {
  const name = inputName(field.id)
  const chosen = readFilledIn(filledIn, name)
  return (
    <span className="form-choices">
      {field.options.map((option, index) => (
        <label key={index} className="form-choice">
          <input
            type={field.type}
            name={name}
            value={option}
            // Of several boxes a browser would want each one.
            required={(field.type === 'radio' && isRequired(field)) || undefined}
            aria-describedby={describedBy}
            aria-invalid={(field.type === 'checkbox' && isInvalid) || undefined}
            defaultChecked={chosen.includes(option)}
          />
          <span>{option}</span>
        </label>
      ))}
    </span>
  )
}
