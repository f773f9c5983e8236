import { z } from 'zod'
import { emailAddress } from './checks/email-address'
import { formField } from './fields/fields'

export const maxFields = 100
const maxNotified = 10

/** `proof` is a puzzle for the visitor's machine, `recaptcha` needs the keys of that service. */
export const captchaKinds = ['proof', 'recaptcha', 'none'] as const
export type CaptchaKind = (typeof captchaKinds)[number]

/** Where a submission goes beside the inbox, which always has it. Visitors are told none of this. */
export const formStorage = z.strictObject({
  /** Whoever owns the site, at the address of their account. */
  notifiesOwner: z.boolean().default(false),
  emails: z.array(emailAddress).max(maxNotified).default([]),
  listId: z.string().max(60).nullable().default(null),
  /** Whoever joins the list confirms it by a mail first. */
  doubleOptIn: z.boolean().default(false),
  webhook: z
    .strictObject({
      href: z
        .string()
        .max(2000)
        .regex(/^https?:\/\/[^\s/]/i, 'Enter a URL that starts with https://.'),
    })
    .nullable()
    .default(null),
})
export type FormStorage = z.infer<typeof formStorage>

const formFields = z
  .array(formField)
  .max(maxFields, `A form holds at most ${maxFields} fields.`)
  .refine((fields) => new Set(fields.map(({ id }) => id)).size === fields.length, 'Two fields have the same id.')
  .refine((fields) => fields.every(({ id }) => /^[\w-]+$/.test(id)), 'An id has letters, digits and dashes.')

/** A form as its owner made it: a prop of the form block, of the newsletter block and of the popup alike. */
export const formDefinition = z.strictObject({
  /** For the owner's inbox. */
  name: z.string().trim().min(1, 'Enter a form name.').max(120).default('Contact'),
  fields: formFields.default([]),
  submitText: z.string().trim().min(1, 'Enter a button label.').max(80).default('Send'),
  successText: z.string().trim().min(1, 'Enter a success message.').max(2000).default('Thank you!'),
  /** A page of the site or a web address; empty stays on the page. */
  successUrl: z
    .string()
    .trim()
    .max(500)
    .regex(/^(?:$|\/(?![/\\])|https?:\/\/)/, 'Enter a page such as /thanks, or a URL.')
    .default(''),
  /** Put into the page after a submission, its scripts run. Only ever what the owner wrote. */
  postSubmitHtml: z.string().max(20_000).default(''),
  disclaimer: z.string().max(5000).default(''),
  /** Off: visitors may leave out anything and write anything. */
  validate: z.boolean().default(true),
  captcha: z.enum(captchaKinds).default('proof'),
  storage: formStorage.prefault({}),
})
export type FormDefinition = z.infer<typeof formDefinition>

/** What a page says of its form. */
export type VisitorForm = Omit<FormDefinition, 'storage'>

export function showToVisitors({ storage: _storage, ...known }: FormDefinition): VisitorForm {
  return known
}
