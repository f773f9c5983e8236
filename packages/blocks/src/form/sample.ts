import type { formDefinition } from '@sitewright/model/forms/definition'
import type { z } from 'zod'
import type { BlockSample } from '../ground/block-sample'
import type { form } from './schema'

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
] satisfies z.input<typeof formDefinition>['fields']

export const formSample: BlockSample<typeof form> = {
  faces: (_, { listId }) => [
    { form: { name: 'Everything', fields: everyField } },
    { form: { name: 'Letters', fields: everyField.slice(2, 3), captcha: 'none', storage: { listId } } },
  ],
}
