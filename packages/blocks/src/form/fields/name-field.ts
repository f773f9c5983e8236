import type { FormTexts } from '@sitewright/model/forms/checks/messages'
import type { FormField } from '@sitewright/model/forms/fields/fields'

type TitledField = Pick<FormField, 'title'> & { readonly type: keyof FormTexts['fieldTitles'] }

/** What stands over a field: an input without words is one that nobody can fill in. */
export function nameField({ type, title }: TitledField, fieldTitles: FormTexts['fieldTitles']): string {
  return title.trim() === '' ? fieldTitles[type] : title
}
