import type { ItemChange, ItemDetail } from '@sitewright/model/collections/answers/item-answers'
import { type FieldsSession, type FieldsSessionParts, openFieldsSession } from './fields-session'
import { bodyOfItem, changesOfItem, type ItemBody, itemBody } from './item-body'

/** The settings of an item that is being edited; its content is a page's. */
export interface ItemSession extends FieldsSession<ItemBody, ItemDetail> {
  readonly itemId: string
}

export function openItemSession(detail: ItemDetail, parts: FieldsSessionParts<ItemDetail, ItemChange>): ItemSession {
  const kind = { schema: itemBody, bodyOf: bodyOfItem, changesOf: changesOfItem }
  return { itemId: detail.id, ...openFieldsSession(`item:${detail.id}`, detail, kind, parts) }
}
