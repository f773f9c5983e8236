import { expect, type Locator, type Page } from '@playwright/test'

/** A form with one field of each kind. */
export const everyField = [
  { type: 'section', id: 'about', title: 'About you', description: 'So that we can answer.', underline: true },
  { type: 'name', id: 'name', title: 'Name', required: true },
  { type: 'email', id: 'email', title: 'Email', required: true, placeholder: 'you@example.com' },
  { type: 'phone', id: 'phone', title: 'Phone', required: true },
  { type: 'address', id: 'address', title: 'Address', required: true },
  { type: 'website', id: 'website', title: 'Website', required: true },
  { type: 'twitter', id: 'twitter', title: 'Twitter', required: true },
  { type: 'text', id: 'subject', title: 'Subject', required: true, description: 'In a few words.' },
  { type: 'textarea', id: 'message', title: 'Message', required: true, maxLength: 10 },
  { type: 'number', id: 'guests', title: 'Guests', required: true },
  { type: 'currency', id: 'budget', title: 'Budget', required: true, currencySymbol: '£' },
  { type: 'date', id: 'day', title: 'Day', required: true },
  { type: 'time', id: 'hour', title: 'Hour', required: true },
  { type: 'password', id: 'secret', title: 'Secret word', required: true },
  { type: 'radio', id: 'size', title: 'Size', required: true, options: ['Small', 'Large'] },
  { type: 'checkbox', id: 'extras', title: 'Extras', required: true, options: ['Handle', 'Lid'] },
  { type: 'select', id: 'glaze', title: 'Glaze', required: true, options: ['Celadon', 'Tenmoku'] },
  { type: 'likert', id: 'views', title: 'Your views', required: true, options: ['Clay is calm', 'Fire is wild'] },
  { type: 'hidden', id: 'source', key: 'source', value: 'none' },
] as const

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
