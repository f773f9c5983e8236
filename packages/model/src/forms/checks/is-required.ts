import type { FormField } from '../fields/fields'

export function isRequired(field: FormField): boolean {
  return 'required' in field && field.required
}
