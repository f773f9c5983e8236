import { z } from 'zod'
import {
  itemChange,
  itemDetail,
  itemList,
  itemNames,
  itemOrder,
  itemQuery,
  itemsChange,
  itemsChanged,
  newItem,
} from '../collections/answers/item-answers'
import { itemShelf, itemShelfQuery } from '../collections/item-shelf'
import { id } from '../id'
import { api } from '../routes/api'
import { defineCalls } from './define-calls'
import { nothing } from './no-content'

const ofCollection = z.strictObject({ collectionId: id })
const ofItem = z.strictObject({ itemId: id })

export const collectionCalls = defineCalls({
  listItems: {
    method: 'GET',
    path: api.collectionItems,
    params: ofCollection,
    query: itemQuery,
    answer: itemList,
  },
  createItem: {
    method: 'POST',
    path: api.collectionItems,
    params: ofCollection,
    body: newItem,
    answer: itemDetail,
    status: 201,
  },
  listItemNames: { method: 'GET', path: api.collectionNames, params: ofCollection, answer: itemNames },
  readItemShelf: {
    method: 'GET',
    path: api.itemShelf,
    params: ofCollection,
    query: itemShelfQuery,
    answer: itemShelf,
  },
  readItem: { method: 'GET', path: api.item, params: ofItem, answer: itemDetail },
  changeItem: { method: 'PATCH', path: api.item, params: ofItem, body: itemChange, answer: itemDetail },
  changeItems: { method: 'PATCH', path: api.items, body: itemsChange, answer: itemsChanged },
  arrangeItem: { method: 'PUT', path: api.itemOrder, params: ofItem, body: itemOrder, answer: nothing },
})
