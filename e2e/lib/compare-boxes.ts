import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'

/** Left, top, width and height in whole pixels, from the corner of the gallery. */
type Box = readonly number[]
export type GalleryBoxes = Readonly<Record<string, readonly Box[]>>

/** Where the pictures of each gallery on the page lie. */
export function readBoxes(page: Page): Promise<GalleryBoxes> {
  return page.evaluate(() => {
    const found: Record<string, number[][]> = {}
    for (const gallery of document.querySelectorAll('[data-gallery]')) {
      const from = gallery.getBoundingClientRect()
      found[gallery.getAttribute('data-gallery') ?? ''] ??= [...gallery.querySelectorAll('.slide-picture')].map(
        (it) => {
          const box = it.getBoundingClientRect()
          return [box.left - from.left, box.top - from.top, box.width, box.height].map(Math.round)
        },
      )
    }
    return found
  })
}

/** Where single elements lie in the window; what is not shown has no box. */
export function readWindowBoxes(page: Page, selectors: Readonly<Record<string, string>>): Promise<GalleryBoxes> {
  return page.evaluate((wanted) => {
    const boxes = Object.entries(wanted).map(([name, selector]) => {
      const shown = [...document.querySelectorAll(selector)].filter((it) => it.checkVisibility())
      return [
        name,
        shown.map((it) => {
          const { left, top, width, height } = it.getBoundingClientRect()
          return [left, top, width, height].map(Math.round)
        }),
      ]
    })
    return Object.fromEntries(boxes)
  }, selectors)
}

const tolerancePx = 2

/** Compares with what was kept on an earlier day. `UPDATE_SNAPSHOTS=1` keeps what is there now; `npm run format` then lays it out. */
export function expectKeptBoxes(name: string, boxes: GalleryBoxes): void {
  const file = join(import.meta.dirname, '..', 'snapshots', `${name}.json`)
  if (process.env.UPDATE_SNAPSHOTS) writeFileSync(file, JSON.stringify(boxes))
  const kept: GalleryBoxes = JSON.parse(readFileSync(file, 'utf8'))
  expect(differences(kept, boxes)).toEqual([])
}

/** What lies elsewhere, one line each. */
function differences(kept: GalleryBoxes, found: GalleryBoxes): string[] {
  const names = new Set([...Object.keys(kept), ...Object.keys(found)])
  return [...names].flatMap((name) => {
    const [before, now] = [kept[name] ?? [], found[name] ?? []]
    if (before.length !== now.length) return [`${name}: ${before.length} boxes, now ${now.length}`]
    return now.flatMap((box, index) => {
      const isFar = box.some((value, side) => Math.abs(value - (before[index]?.[side] ?? 0)) > tolerancePx)
      return isFar ? [`${name} ${index + 1}: ${before[index]} is now ${box}`] : []
    })
  })
}
