import { expect, test } from 'vitest'
import {
  borderOptions,
  gridPositions,
  imageEffectStyles,
  showOptions,
  textDirections,
  writingDirectionOf,
} from './style-options'

test('[REF-019] text direction is left or right, and says where text starts', () => {
  expect(textDirections).toEqual(['left', 'right'])
  expect(textDirections.map(writingDirectionOf)).toEqual(['ltr', 'rtl'])
})

test('[REF-020] image-effect styles are 1 none, 2 light, 3 dark', () => {
  expect(imageEffectStyles).toEqual({ none: 1, light: 2, dark: 3 })
})

test('[REF-021] the border option is none, black or white', () => {
  expect(borderOptions).toEqual(['none', 'black', 'white'])
})

test('[REF-022] the show option is none or show', () => {
  expect(showOptions).toEqual(['none', 'show'])
})

test('[REF-023] nine positions combine top, center, bottom with left, center, right', () => {
  const rows = ['top', 'center', 'bottom']
  const columns = ['left', 'center', 'right']
  expect(gridPositions).toEqual(rows.flatMap((row) => columns.map((column) => `${row}-${column}`)))
})
