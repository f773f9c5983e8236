import { isRequired } from '@sitewright/model/forms/checks/is-required'
import type { FormTexts } from '@sitewright/model/forms/checks/messages'
import { describeCounter, readMaxLength } from '@sitewright/model/forms/fields/character-counter'
import type { FormField as Field } from '@sitewright/model/forms/fields/fields'
import { FieldInputs, isGroup } from './field-inputs'
import { inputId } from './input-id'
import { nameField } from './name-field'
import type { FilledIn } from './read-filled-in'

export interface FormFieldProps {
  readonly field: Field
  readonly formId: string
  readonly texts: FormTexts
  readonly filledIn: FilledIn
  readonly error: string | undefined
  /** Characters in its text by now. */
  readonly length: number
}

/** An error stands above the title of its field, and is read with it. */
export function FormField({ field, formId, texts, filledIn, error, length }: FormFieldProps) {
  if (field.type === 'hidden') return null
  if (field.type === 'section') {
    return (
      <div className="form-section" data-underline={field.underline || undefined}>
        <p className="form-section-title">{field.title}</p>
        {field.description !== '' && <p className="form-description">{field.description}</p>}
      </div>
    )
  }
  const id = inputId(formId, field.id)
  const max = field.type === 'textarea' ? readMaxLength(field.maxLength?.toString()) : null
  const counter = max === null ? null : describeCounter(length, max)
  const notes = [
    error === undefined ? [] : `${id}-error`,
    field.description === '' ? [] : `${id}-description`,
    counter === null ? [] : `${id}-counter`,
  ].flat()
  const describedBy = notes.length === 0 ? undefined : notes.join(' ')
  const title = (
    <>
      {nameField(field, texts.fieldTitles)}
      {!isRequired(field) && <span className="form-optional"> {texts.optional}</span>}
    </>
  )
  const description = field.description !== '' && (
    <p id={`${id}-description`} className="form-description">
      {field.description}
    </p>
  )
  const isInvalid = error !== undefined
  const inputs = { field, formId, texts, filledIn, describedBy, isInvalid }
  return (
    <div className="form-field" data-field={field.id} data-invalid={isInvalid || undefined}>
      {isInvalid && (
        <p id={`${id}-error`} className="form-field-error">
          {error}
        </p>
      )}
      {isGroup(field) ? (
        <fieldset
          aria-describedby={describedBy}
          {...(field.type === 'radio' ? { role: 'radiogroup', 'aria-invalid': isInvalid || undefined } : {})}
        >
          <legend className="form-title">{title}</legend>
          {description}
          <FieldInputs {...inputs} describedBy={isInvalid ? `${id}-error` : undefined} />
        </fieldset>
      ) : (
        <>
          <label className="form-title" htmlFor={id}>
            {title}
          </label>
          {description}
          <FieldInputs {...inputs} />
        </>
      )}
      {counter && (
        <p id={`${id}-counter`} className="form-counter" data-over={counter.isOver || undefined}>
          {counter.text}
        </p>
      )}
    </div>
  )
}
