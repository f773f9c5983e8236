import { itemChange } from '@sitewright/model/collections/answers/item-answers'
import { itemFields } from '@sitewright/model/collections/item'
import { samplePageSummary } from '@sitewright/testkit/sites/sample-summary'
import { expect, test } from 'vitest'
import { bodyOfItem, changesOfItem, itemBody } from './item-body'

const { settings } = samplePageSummary('1', { settings: { slug: 'first', kind: 'item' } })
const before = bodyOfItem({ settings, item: itemFields.parse({}) })

test('[COLL-002] every field of an item can be edited, and only what differs is sent', () => {
  expect(itemBody.safeParse(before).success).toBe(true)
  for (const name of Object.keys(itemFields.shape)) expect(before).toHaveProperty(name)
  const change = changesOfItem(before, { ...before, title: 'Spring firing', tags: ['kiln'], isFeatured: true })
  expect(change).toEqual({ title: 'Spring firing', item: { tags: ['kiln'], isFeatured: true } })
  expect(itemChange.safeParse(change).success).toBe(true)
  expect(changesOfItem(before, { ...before })).toEqual({})
})

test('[COLL-002] every field that is sent is one that the host takes', () => {
  for (const name of Object.keys(before)) {
    const { item = {}, ...ofPage } = changesOfItem(before, { ...before, [name]: `other ${name}` })
    const [sent] = [...Object.keys(ofPage), ...Object.keys(item)]
    expect(sent).toBe(name)
    expect({ ...itemChange.shape, ...itemChange.shape.item.unwrap().shape }).toHaveProperty(name)
  }
})
