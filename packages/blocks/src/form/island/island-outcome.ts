import { overlayFormSubmitted } from '@sitewright/model/overlays/overlay-form-event'
import { dropDraft } from '@sitewright/runtime/forms/form-draft'
import type { FormIslandProps } from './form-island-props'

/** The words first, then the owner's own markup with its scripts, then the focus, and last the way to another page. */
export function showSuccess(frame: HTMLElement, { formId, form, kind }: FormIslandProps): void {
  dropDraft(formId)
  if (form.postSubmitHtml !== '') {
    // A script in such a fragment runs when it comes into the page.
    const markup = document.createRange().createContextualFragment(form.postSubmitHtml)
    frame.querySelector('[data-form-extra]')?.replaceChildren(markup)
  }
  frame.querySelector<HTMLElement>('[data-form-done]')?.focus()
  if (kind === 'popup') frame.dispatchEvent(new CustomEvent(overlayFormSubmitted, { bubbles: true }))
  if (form.successUrl !== '') location.assign(form.successUrl)
}

type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Of a field with several inputs the first that is still empty; where no field is to blame the focus stays. */
export function focusFirstInvalid(frame: HTMLElement, errors: Readonly<Record<string, string>>): void {
  const field = [...frame.querySelectorAll<HTMLElement>('[data-field]')].find(
    ({ dataset }) => dataset.field !== undefined && Object.hasOwn(errors, dataset.field),
  )
  const inputs = [...(field?.querySelectorAll<Input>('input, select, textarea') ?? [])]
  const wanting = inputs.find((input) => input.required && input.value === '')
  const target = wanting ?? inputs[0]
  target?.focus()
}
