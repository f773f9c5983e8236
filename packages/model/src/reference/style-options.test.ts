import { expect, test } from 'vitest'
import { gridPositions, textDirectionOf, textDirections, writingDirections } from './style-options'

test('[REF-019] text direction is left or right, and follows from the language', () => {
  expect(textDirections).toEqual(['left', 'right'])
  expect(writingDirections).toEqual({ left: 'ltr', right: 'rtl' })
  expect(['en', 'de-AT', 'ar', 'he', 'fa-IR', 'az-Arab', 'zz', 'en-abc1'].map(textDirectionOf)).toEqual([
    ...['left', 'left', 'right', 'right', 'right', 'right', 'left', 'left'],
  ])
})

test('[REF-023] nine positions combine top, center, bottom with left, center, right', () => {
  const rows = ['top', 'center', 'bottom']
  const columns = ['left', 'center', 'right']
  expect(gridPositions).toEqual(rows.flatMap((row) => columns.map((column) => `${row}-${column}`)))
})
