import { emptyPage, type PageDocument, section } from '@sitewright/model/pages/document'
import { expect, test } from 'vitest'
import { listVersionChanges } from './version-changes'

const id = (number: number) => String(number).padStart(24, '0')
const block = (number: number, width = 12) => ({
  id: id(number),
  type: 'text',
  props: {},
  desktop: { start: { x: 0, y: 0 }, end: { x: width, y: 4 } },
})
const page = (...blocks: ReturnType<typeof block>[]): PageDocument => ({
  ...emptyPage(),
  sections: [section.parse({ id: id(1), name: 'Intro', blocks })],
})

test('what is different between two versions is told part by part', () => {
  expect(listVersionChanges(page(block(2), block(3)), page(block(2, 20), block(4)))).toEqual([
    { kind: 'changed', partId: id(2), text: 'Text in Intro changed' },
    { kind: 'added', partId: id(4), text: 'Text in Intro added' },
    { kind: 'removed', partId: id(3), text: 'Text in Intro removed' },
  ])
  expect(listVersionChanges(page(block(2)), page(block(2)))).toEqual([])
})
