/** Ids on a page have letters, digits, dashes and underscores alone. */
export function inputId(formId: string, fieldId: string, part?: string | number): string {
  return `form-${formId}-${fieldId}${part === undefined ? '' : `--${part}`}`
}
