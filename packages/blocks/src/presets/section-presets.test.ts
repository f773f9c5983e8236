import { siteStyles } from '@sitewright/model/site/styles'
import { listOverlaps } from '@sitewright/testkit/pages/find-overlaps'
import { sampleId } from '@sitewright/testkit/sites/sample-page'
import { describe, expect, test } from 'vitest'
import { checkPage } from '../page/check-page'
import { mobilePlacements } from '../page/mobile-placements'
import { measureContrast, shapeContrast, textContrast } from '../styles/contrast'
import { deriveTheme } from '../styles/themes'
import { presetPurposes } from './compose/preset'
import { copySection, makeSection } from './make-section'
import { sectionPresets } from './section-presets'

function countIds() {
  let last = 0
  return () => {
    last += 1
    return sampleId(last)
  }
}

const all = Object.values(sectionPresets).flat()
const pageOf = (...sections: unknown[]) => ({ format: 2, sections })

test('there are designed sections for every purpose, each with a name of its own', () => {
  expect(all.length).toBeGreaterThanOrEqual(36)
  for (const purpose of Object.keys(presetPurposes)) {
    expect(sectionPresets[purpose as keyof typeof sectionPresets].length).toBeGreaterThanOrEqual(3)
  }
  expect(new Set(all.map((preset) => preset.name)).size).toBe(all.length)
  expect(new Set(all.map((preset) => JSON.stringify(preset.section))).size).toBe(all.length)
})

describe.each(all.map((preset) => [preset.name, preset] as const))('%s', (_name, preset) => {
  const section = makeSection(preset.section, countIds())

  test('is a page that the host accepts and keeps just as it is', () => {
    expect(checkPage(pageOf(section))).toEqual({ page: pageOf(section) })
  })

  test('has blocks that never overlap, on the desktop and on phones', () => {
    expect(listOverlaps(section.blocks.map((block) => block.desktop))).toEqual([])
    expect(listOverlaps([...mobilePlacements(section).values()])).toEqual([])
  })

  test('can be read in its theme, whatever the palette', () => {
    const palettes = [
      siteStyles.parse({}).palette,
      { white: '#fbf7f0', lightAccent: '#efe6d8', accent: '#a1472a', darkAccent: '#43302a', black: '#1d1613' },
      { white: '#ffffff', lightAccent: '#fff3b0', accent: '#ffd400', darkAccent: '#6b7280', black: '#111111' },
    ]
    for (const palette of palettes) {
      const theme = deriveTheme(palette, section.theme)
      for (const color of [theme.text, theme.heading, theme.link, theme.muted]) {
        expect(measureContrast(color, theme.background)).toBeGreaterThanOrEqual(textContrast)
      }
      expect(measureContrast(theme.primary.fill, theme.background)).toBeGreaterThanOrEqual(shapeContrast)
    }
  })
})

test('a section made twice from one preset shares neither ids nor values', () => {
  const newId = countIds()
  const [preset] = sectionPresets.intro
  if (!preset) throw new Error('no preset')
  const first = makeSection(preset.section, newId)
  const copy = copySection(first, newId)
  expect(checkPage(pageOf(first, makeSection(preset.section, newId), copy))).toHaveProperty('page')
  expect(copy.blocks.map((block) => block.props)).toEqual(first.blocks.map((block) => block.props))
  expect(copy.blocks[0]?.props).not.toBe(first.blocks[0]?.props)
  expect(first.blocks[0]?.props).not.toBe(preset.section.blocks[0]?.props)
})

test('two places that share a cell overlap, and neighbors do not', () => {
  const place = (x: number, y: number, columns: number, rows: number) => ({
    start: { x, y },
    end: { x: x + columns, y: y + rows },
    visible: true,
  })
  expect(listOverlaps([place(0, 0, 4, 4), place(3, 3, 4, 4)])).toEqual([[0, 1]])
  expect(listOverlaps([place(0, 0, 4, 4), place(4, 0, 4, 4), place(0, 4, 8, 1)])).toEqual([])
  expect(listOverlaps([place(0, 0, 4, 4), { ...place(0, 0, 4, 4), visible: false }])).toEqual([])
})
