import { id } from '@sitewright/model/id'

export type MarketingPlace =
  | { readonly kind: 'lists' }
  | { readonly kind: 'list'; readonly id: string }
  | { readonly kind: 'contact'; readonly id: string }

const contactMark = 'contact-'

export function readMarketingPart(part: string | null): MarketingPlace {
  if (part?.startsWith(contactMark)) {
    const contactId = id.safeParse(part.slice(contactMark.length))
    return contactId.success ? { kind: 'contact', id: contactId.data } : { kind: 'lists' }
  }
  const listId = id.safeParse(part)
  return listId.success ? { kind: 'list', id: listId.data } : { kind: 'lists' }
}

export function partOfContact(contactId: string): string {
  return contactMark + contactId
}
