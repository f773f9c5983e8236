import { id } from '@sitewright/model/id'
import { linkTarget } from '@sitewright/model/link-targets/link-target'
import { richText } from '@sitewright/model/text/rich-text'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { wordsOfChoice, wordsOfKey } from '../../parts/field-words'
import { blankValue, type DrawerField, fieldsOfSchema } from './schema-fields'

const item = z.strictObject({
  title: z.string().trim().min(1).max(100),
  body: richText,
  open: z.boolean().default(false),
})
const props = z.strictObject({
  heading: z.string().max(100).default(''),
  caption: z.string().max(400).default(''),
  text: richText,
  style: z.enum(['primary', 'secondary']).default('primary'),
  columns: z.number().int().min(1).max(6).default(3),
  level: z.union([z.literal(1), z.literal(2)]).default(1),
  assetId: id.nullable().default(null),
  audioId: id.nullable().default(null),
  href: linkTarget.default(''),
  rounded: z.boolean().default(false),
  link: z
    .strictObject({ href: linkTarget, newWindow: z.boolean().default(false) })
    .nullable()
    .default(null),
  items: z.array(item).min(1).max(40),
  assetIds: z.array(id).max(100).default([]),
  address: z.url().max(2000).or(z.literal('')).default(''),
  table: z.record(z.string(), z.string()).default({}),
  color: z.enum(['text', 'link']).default('text'),
  focalPoint: z.strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }).default({ x: 0.5, y: 0.5 }),
})

const fields = new Map(fieldsOfSchema(props).map((field) => [field.key, field]))
const field = (key: string): DrawerField => fields.get(key) as DrawerField

test('each kind of schema has its control, and what has none is edited as data', () => {
  const kinds = Object.fromEntries([...fields].map(([key, it]) => [key, it.kind]))
  expect(kinds).toEqual({
    heading: 'text',
    caption: 'text',
    text: 'rich-text',
    style: 'choice',
    columns: 'number',
    level: 'choice',
    assetId: 'asset',
    audioId: 'asset',
    href: 'link',
    rounded: 'switch',
    link: 'group',
    items: 'list',
    assetIds: 'list',
    address: 'text',
    table: 'data',
    color: 'color',
    focalPoint: 'focal-point',
  })
})

test('limits of the schema reach the control', () => {
  expect(field('heading')).toMatchObject({ isLong: false })
  expect(field('caption')).toMatchObject({ isLong: true })
  expect(field('columns')).toMatchObject({ min: 1, max: 6, isWhole: true })
  expect(field('style')).toMatchObject({ values: ['primary', 'secondary'] })
  expect(field('level')).toMatchObject({ values: [1, 2] })
  expect(field('link')).toMatchObject({ isNullable: true })
  expect(field('items')).toMatchObject({ max: 40, item: { kind: 'group', label: 'Item' } })
  expect(field('assetIds')).toMatchObject({ max: 100, item: { kind: 'asset', accepts: 'image' } })
})

test('a new row of a list is accepted by the schema it is made for', () => {
  const list = field('items')
  const row = list.kind === 'list' ? blankValue(list.item) : null
  expect(item.safeParse(row).success).toBe(true)
  expect(row).toMatchObject({ title: 'New title', open: false })
})

test('keys and choices read as words', () => {
  expect(wordsOfKey('captionPosition')).toBe('Caption position')
  expect(wordsOfKey('customHeightVh')).toBe('Custom height in % of the height')
  expect(wordsOfKey('isFirstItemOpen')).toBe('First item open')
  expect(wordsOfKey('newWindow')).toBe('Open in a new tab')
  expect(wordsOfChoice('bright-inverse')).toBe('Bright inverse')
  expect(wordsOfChoice(2)).toBe('2')
})
