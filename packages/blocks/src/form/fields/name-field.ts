import type { FormFieldType } from '@sitewright/model/forms/field-types'
import type { FormField } from '@sitewright/model/forms/fields'

const ownNames: Record<FormFieldType, string> = {
  text: 'Text',
  textarea: 'Message',
  email: 'Email',
  number: 'Number',
  website: 'Website',
  currency: 'Amount',
  password: 'Password',
  twitter: 'Twitter',
  date: 'Date',
  time: 'Time',
  name: 'Name',
  address: 'Address',
  phone: 'Phone',
  section: '',
  radio: 'Choose one',
  checkbox: 'Choose any',
  select: 'Choose one',
  likert: 'How far do you agree?',
  hidden: '',
}

/** What stands over a field: an input without words is one that nobody can fill in. */
export function nameField({ type, title }: Pick<FormField, 'type' | 'title'>): string {
  return title.trim() === '' ? ownNames[type] : title
}
