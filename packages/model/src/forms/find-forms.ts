import type { PageDocument } from '../pages/document'
import { type FormDefinition, type FormStorage, formDefinition } from './definition'

export const formKinds = ['form', 'newsletter', 'popup'] as const
export type FormKind = (typeof formKinds)[number]

/** A newsletter form without a list of its own means the first list of the site. */
export function joinsList({ kind, storage }: { readonly kind: FormKind; readonly storage: FormStorage }): boolean {
  return kind === 'newsletter' || storage.listId !== null
}

/** The popup is one of a kind, so its form has a name instead of a block's id. */
export const popupFormId = 'popup'

export interface FoundForm {
  readonly id: string
  readonly kind: FormKind
  readonly definition: FormDefinition
}

function isFormKind(type: string): type is 'form' | 'newsletter' {
  return type === 'form' || type === 'newsletter'
}

/** The forms on a page, in the order of its blocks. What is no form by today's rules is left out. */
export function findForms(document: Pick<PageDocument, 'sections'>): FoundForm[] {
  const blocks = document.sections.flatMap((section) => section.blocks)
  return blocks.flatMap(({ id, type, props }): FoundForm[] => {
    if (!isFormKind(type)) return []
    const { data } = formDefinition.safeParse(props.form)
    return data === undefined ? [] : [{ id, kind: type, definition: data }]
  })
}
