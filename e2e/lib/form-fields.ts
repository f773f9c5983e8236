import { expect, type Locator, type Page } from '@playwright/test'

const heading = { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'Ask us' }] }

/** A heading and the form below it. */
export function blocksWith(form: Record<string, unknown>) {
  return [
    { type: 'text', props: { text: { type: 'doc', content: [heading] } } },
    { type: 'form', props: { form } },
  ]
}

export interface FormOnPage {
  readonly form: Locator
  readonly button: Locator
  field(id: string): Locator
  /** What stands above the title of a field. */
  errorOf(id: string): Locator
  input(name: string): Locator
  /** The island is awake: it checks the form in place of the browser. */
  untilAwake(): Promise<void>
}

export function formOn(page: Page): FormOnPage {
  const form = page.locator('form.form')
  return {
    form,
    button: form.locator('[type=submit]'),
    field: (id) => form.locator(`[data-field="${id}"]`),
    errorOf: (id) => form.locator(`[data-field="${id}"] .form-field-error`),
    input: (name) => form.locator(`[name="${name}"]`),
    untilAwake: () => expect(form).toHaveJSProperty('noValidate', true),
  }
}
