import { isRequired } from '@sitewright/model/forms/checks/is-required'
import { isCompoundType } from '@sitewright/model/forms/fields/field-types'
import type { FormField } from '@sitewright/model/forms/fields/fields'
import { inputName } from '@sitewright/model/forms/fields/posted-inputs'
import { ChoiceInputs } from './choice-inputs'
import { inputId } from './input-id'
import { singleLooks } from './input-looks'
import type { InputsProps } from './inputs-props'
import { LikertInputs } from './likert-inputs'
import { PartInputs } from './part-inputs'
import { readFilledIn } from './read-filled-in'

/** Fields of several inputs, which a fieldset holds together. */
export function isGroup({ type }: FormField): boolean {
  return isCompoundType(type) || type === 'radio' || type === 'checkbox' || type === 'likert'
}

export function FieldInputs(props: InputsProps) {
  const { field } = props
  if (field.type === 'radio' || field.type === 'checkbox') return <ChoiceInputs {...props} field={field} />
  if (field.type === 'likert') return <LikertInputs {...props} field={field} />
  if (isCompoundType(field.type)) return <PartInputs {...props} type={field.type} />
  return <SingleInput {...props} />
}

function SingleInput({ field, formId, texts, filledIn, describedBy, isInvalid }: InputsProps) {
  const name = inputName(field.id)
  const shared = {
    id: inputId(formId, field.id),
    name,
    required: isRequired(field) || undefined,
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid || undefined,
    defaultValue: readFilledIn(filledIn, name)[0],
  }
  const placeholder = ('placeholder' in field && field.placeholder) || undefined
  if (field.type === 'select') {
    return (
      <span className="form-select">
        <select {...shared} defaultValue={shared.defaultValue ?? ''}>
          <option value="">{texts.chooseOne}</option>
          {field.options.map((option, index) => (
            <option key={index} value={option}>
              {option}
            </option>
          ))}
        </select>
      </span>
    )
  }
  if (field.type === 'textarea') {
    return <textarea {...shared} placeholder={placeholder} rows={5} data-max-length={field.maxLength} />
  }
  // What was typed into a password is never sent back.
  const { defaultValue, ...rest } = shared
  const kept = field.type === 'password' ? rest : { ...rest, defaultValue }
  const input = <input {...kept} placeholder={placeholder} {...singleLooks[field.type]} />
  if (field.type !== 'currency') return input
  return (
    <span className="form-currency">
      <span className="form-symbol" aria-hidden="true">
        {field.currencySymbol}
      </span>
      {input}
    </span>
  )
}
