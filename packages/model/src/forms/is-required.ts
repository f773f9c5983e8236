import type { FormField } from './fields'

export function isRequired(field: FormField): boolean {
  return 'required' in field && field.required
}
