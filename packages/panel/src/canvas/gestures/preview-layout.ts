import { gridArea } from '@sitewright/blocks/page/grid-area'
import { mobilePlacements } from '@sitewright/blocks/page/mobile-placements'
import type { Section } from '@sitewright/model/pages/document'
import type { Breakpoint } from '@sitewright/model/pages/grid'
import { mobileRowCount } from '@sitewright/model/pages/layout/mobile-layout'
import { placementsOf } from '../../document/layout/place-blocks'
import type { PartMarks } from '../../frame/mark-parts'

export interface LayoutPreview {
  /** Shows these sections as they would be. Sections shown before and not now spring back. */
  show: (sections: readonly Section[], elsewhere: ReadonlySet<string>) => void
  restore: () => void
}

const areas = { desktop: '--area', mobile: '--area-mobile' } as const
const rows = { desktop: '--rows', mobile: '--rows-mobile' } as const

/** Moves blocks by their styles alone: React draws the page once, after the drop. */
export function previewLayout(marks: PartMarks, breakpoint: Breakpoint): LayoutPreview {
  const originals = new Map<HTMLElement, { property: string; value: string }>()
  const written = new Map<HTMLElement, string>()
  const shown = new Map<HTMLElement, string>()

  function write(element: HTMLElement | null, property: string, value: string) {
    if (!element) return
    if (!originals.has(element)) originals.set(element, { property, value: element.style.getPropertyValue(property) })
    shown.set(element, value)
  }
  function flush() {
    for (const [element, { property, value }] of originals) {
      const next = shown.get(element) ?? value
      if ((written.get(element) ?? value) === next) continue
      written.set(element, next)
      element.style.setProperty(property, next)
    }
  }
  return {
    show: (sections, elsewhere) => {
      shown.clear()
      for (const section of sections) {
        write(marks.find(section.id), rows[breakpoint], String(countRows(section, breakpoint)))
        for (const [id, placement] of placementsOf(section, breakpoint)) {
          if (!elsewhere.has(id)) write(marks.find(id), areas[breakpoint], gridArea(placement))
        }
      }
      flush()
    },
    restore: () => {
      shown.clear()
      flush()
    },
  }
}

function countRows(section: Section, breakpoint: Breakpoint): number {
  if (breakpoint === 'mobile') return mobileRowCount(section, mobilePlacements(section))
  return Math.max(section.rows.desktop, ...section.blocks.map((block) => block.desktop.end.y))
}
