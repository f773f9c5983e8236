import { expect, test } from 'vitest'
import {
  autorowsDefaults,
  capStripPadding,
  chooseSliderStep,
  gridDefaults,
  limitMetaHeight,
  readColumnWidth,
  resizeDebounceMs,
  sliderAspectRatio,
  stackedDefaults,
  stripAlignments,
  stripDefaults,
  toStripAlignment,
} from './design-defaults'

test('[GAL-047] [GAL-048] a resize settles for 100 ms in the designs and 300 ms elsewhere', () => {
  expect(resizeDebounceMs).toEqual({ design: 100, bare: 300 })
})

test('[GAL-082] [GAL-083] columns are 250 wide unless told', () => {
  expect(readColumnWidth(undefined)).toBe(250)
})

test('[GAL-110] a column width is a positive number', () => {
  expect(readColumnWidth(300)).toBe(300)
  for (const wrong of [0, -5, Number.NaN, null, {}, 'wide', '-3']) expect(readColumnWidth(wrong)).toBe(null)
})

test('[GAL-111] a column width in a text is a whole number', () => {
  expect(readColumnWidth('300')).toBe(300)
  expect(readColumnWidth('300.9px')).toBe(300)
})

test('[GAL-084] [GAL-085] rows are 250 high with gutters of 20', () => {
  expect(autorowsDefaults).toEqual({ rowHeight: 250, gutter: 20 })
})

test('[GAL-086] [GAL-087] a grid has four a row with a padding of 20', () => {
  expect(gridDefaults).toEqual({ perRow: 4, padding: 20 })
})

test('[GAL-088] a slider with neither ratio nor step gets step 10', () => {
  expect(chooseSliderStep({})).toBe(10)
  expect(chooseSliderStep({ imageAspectRatio: 1.5 })).toBe(undefined)
  expect(chooseSliderStep({ vSize: 4 })).toBe(4)
})

test('[GAL-089] a slider is half as high as it is wide', () => {
  expect(sliderAspectRatio).toBe(50)
})

test('[GAL-090] [GAL-091] stacked galleries take 1 s and preload one slide', () => {
  expect(stackedDefaults).toEqual({ speedSeconds: 1, preload: 1, clickBehavior: 'next' })
})

test('[GAL-093] [GAL-094] strips take 0.5 s and preload one slide', () => {
  expect(stripDefaults).toMatchObject({ speedSeconds: 0.5, preload: 1 })
})

test('[GAL-095] strip padding is capped at 5', () => {
  expect([0, 5, 6, 50].map(capStripPadding)).toEqual([0, 5, 5, 5])
})

test('[GAL-096] [GAL-097] a caption taller than 90 percent is limited to 40 percent', () => {
  expect(limitMetaHeight(901, 1000)).toBe(400)
  expect(limitMetaHeight(900, 1000)).toBe(null)
})

test('[GAL-112] [GAL-113] left, center and right are start, middle and end', () => {
  expect(stripAlignments).toEqual(['start', 'middle', 'end'])
  expect(['left', 'center', 'right'].map(toStripAlignment)).toEqual(['start', 'middle', 'end'])
})

test('[GAL-114] any other alignment is middle', () => {
  for (const value of ['start', 'end', '', undefined, 4, 'toString']) expect(toStripAlignment(value)).toBe('middle')
})
