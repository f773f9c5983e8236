import { formDefinition, maxFields } from '@sitewright/model/forms/definition'
import { formFieldTypes } from '@sitewright/model/forms/fields/field-types'
import { type FormField, formField } from '@sitewright/model/forms/fields/fields'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addField,
  duplicateField,
  isFull,
  moveField,
  pasteOptions,
  readOptions,
  titleOfField,
} from './panel-edit-fields'
import { fieldGroups, fieldWords } from './panel-words'

function countedIds() {
  let last = 0
  return () => String(++last)
}

test('each of the 19 types can be added and makes a form that is sound', () => {
  const newId = countedIds()
  const fields = formFieldTypes.reduce<readonly FormField[]>(
    (made, type) => addField(made, { type, after: null, newId }).fields,
    [],
  )
  expect(formDefinition.parse({ fields }).fields.map((field) => field.type)).toEqual([...formFieldTypes])
  expect(formFieldTypes.every((type) => fieldGroups.includes(fieldWords[type].group))).toBe(true)
})

test('a new field stands after the open one, a copy after its source with an id of its own', () => {
  const newId = countedIds()
  const two = [formField.parse({ type: 'text', id: 'a', title: 'A' }), formField.parse({ type: 'email', id: 'b' })]
  const added = addField(two, { type: 'date', after: 0, newId })
  expect([added.index, added.fields.map((field) => field.id)]).toEqual([1, ['a', 'date-1', 'b']])
  const copied = duplicateField(added.fields, 0, newId)
  expect(copied.fields.map((field) => [field.id, field.title])).toEqual([
    ['a', 'A'],
    ['text-2', 'A'],
    ['date-1', 'Date'],
    ['b', ''],
  ])
  expect(moveField(copied.fields, 3, 0).map((field) => field.id)).toEqual(['b', 'a', 'text-2', 'date-1'])
  expect(titleOfField(two[1] as FormField)).toBe('Email')
})

test('a form takes as many fields as the rules allow', () => {
  const full = Array.from({ length: maxFields }, (_, at) => formField.parse({ type: 'text', id: `t${at}` }))
  expect([isFull(full), isFull(full.slice(1))]).toEqual([true, false])
})

test('pasted lines become options in the place of the one that is written', () => {
  expect(readOptions('- Red\r\n• Green\n\n 3. Blue \nRed')).toEqual(['Red', 'Green', 'Blue'])
  expect(pasteOptions(['Red', '', 'Black'], 1, 'Green\nBlack')).toEqual(['Red', 'Green', 'Black'])
})

test('whatever is pasted, the options are ones that a field accepts', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 600 }), { maxLength: 250 }), (lines) => {
      const options = readOptions(lines.join('\n'))
      expect(formField.safeParse({ type: 'radio', id: 'r', options }).success).toBe(true)
      expect(new Set(options).size).toBe(options.length)
    }),
    { numRuns: 100 },
  )
})
