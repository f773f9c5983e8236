import type { PageDocument, Section } from '@sitewright/model/pages/document'
import type { Breakpoint } from '@sitewright/model/pages/grid'
import { type Drop, type Dropped, dropBlocks } from '../../document/layout/drop-blocks'
import { findGuides, type Guide } from '../../document/layout/guides'
import { placementsOf } from '../../document/layout/place-blocks'
import { boundsOf, type Spots, shiftWithin } from '../../document/layout/spots'
import type { FrameLayer } from '../../frame/frame-layer'
import type { Gesture, Point } from '../../frame/gesture'
import type { PartMarks } from '../../frame/mark-parts'
import { cellAt, type MeasuredGrid, measureGrid } from '../../frame/measure-grid'
import { holdPlaces } from './hold-places'
import { previewLayout } from './preview-layout'

interface DragInput {
  readonly marks: PartMarks
  readonly layer: FrameLayer
  readonly page: PageDocument
  readonly section: Section
  readonly breakpoint: Breakpoint
  /** Where the dragged blocks stand before. */
  readonly spots: Spots
  /** The block under the pointer, and where it was taken. */
  readonly grabbedId: string
  readonly point: Point
  readonly onDrop: (dropped: Dropped, sectionId: string) => void
}

/** Blocks follow the pointer; where they would land is shown on the grid, and neighbors make room at once. */
export function dragBlocks(input: DragInput): Gesture {
  const { marks, layer, page, section, breakpoint, spots, point: from } = input
  const preview = previewLayout(marks, breakpoint)
  const grids = new Map<string, MeasuredGrid | null>()
  const places = holdPlaces([...spots.keys()].flatMap((id) => marks.find(id) ?? []))
  const grabbed = marks.find(input.grabbedId)?.getBoundingClientRect()
  const grabbedSpot = spots.get(input.grabbedId)
  const grip = { x: from.x - (grabbed?.left ?? 0), y: from.y - (grabbed?.top ?? 0) }
  const sections = measureSections(page, marks)
  const still: Drop = { fromId: section.id, toId: section.id, breakpoint, spots, isLaidOver: false }
  let drop = still
  let shownKey = ''

  function gridOf(sectionId: string): MeasuredGrid | null {
    const element = marks.find(sectionId)
    // Measured before anything moves in it: rows that grow under the pointer would make the block jump to and fro.
    if (!grids.has(sectionId)) grids.set(sectionId, element && measureGrid(element, breakpoint))
    return grids.get(sectionId) ?? null
  }
  function findDrop(point: Point, isLaidOver: boolean): Drop {
    const to = findSectionAt(sections, point)
    const grid = to && gridOf(to.id)
    if (!to || !grid || !grabbedSpot) return drop
    const cell = cellAt(grid, { x: point.x - grip.x, y: point.y - grip.y + to.pushedPx() })
    const moved = shiftWithin(spots, cell.x - grabbedSpot.start.x, cell.y - grabbedSpot.start.y, breakpoint)
    return { fromId: section.id, toId: to.id, breakpoint, spots: moved, isLaidOver }
  }
  function show() {
    const target = marks.find(drop.toId)
    const dropped = dropBlocks(page, drop)
    const isElsewhere = drop.toId !== section.id
    const after = 'sections' in dropped ? dropped.sections.find((it) => it.id === drop.toId) : undefined
    preview.show(after ? [after] : [], isElsewhere ? new Set(spots.keys()) : new Set())
    places.stand(isElsewhere ? target : null, drop.spots, breakpoint)
    // Everything is measured before anything is drawn: in turns, the browser would lay the page out for each of them.
    const boxes = 'sections' in dropped ? places.measure() : []
    const grid = target && measureGrid(target, breakpoint)
    layer.show({ drop: boxes, grid, guides: after ? listGuides(after) : [] })
  }
  function listGuides(after: Section): Guide[] {
    const bounds = boundsOf(drop.spots.values())
    const others = [...placementsOf(after, breakpoint)].filter(([id, it]) => it.visible && !spots.has(id))
    const neighbors = others.map(([, it]) => it)
    return bounds ? findGuides(bounds, neighbors, breakpoint) : []
  }
  function end() {
    preview.restore()
    places.release()
    layer.clear()
  }
  return {
    move: (point, isAlone) => {
      places.readScroll()
      drop = findDrop(point, isAlone)
      const key = keyOf(drop)
      if (key !== shownKey) show()
      shownKey = key
      places.follow(point.x - from.x, point.y - from.y)
    },
    finish: () => {
      end()
      input.onDrop(dropBlocks(page, drop), drop.toId)
    },
    cancel: end,
  }
}

function keyOf({ toId, spots, isLaidOver }: Drop): string {
  const [first] = spots.values()
  return `${toId} ${first?.start.x} ${first?.start.y} ${isLaidOver}`
}

interface StillSection {
  readonly id: string
  readonly top: number
  readonly bottom: number
  readonly scrolledPx: () => number
  /** How far the sections above, growing under the pointer, have pushed it by now. */
  readonly pushedPx: () => number
}

/** Where the sections stand before anything moves: one that grows under the pointer would keep it from ever reaching the next. */
function measureSections(page: PageDocument, marks: PartMarks): StillSection[] {
  return page.sections.flatMap(({ id }) => {
    const element = marks.find(id)
    const view = element?.ownerDocument.defaultView
    if (!element || !view) return []
    const startedAt = view.scrollY
    const { top, bottom } = element.getBoundingClientRect()
    const scrolledPx = () => view.scrollY - startedAt
    return { id, top, bottom, scrolledPx, pushedPx: () => element.getBoundingClientRect().top + scrolledPx() - top }
  })
}

/** The section under the pointer, or the nearest one above or below it. */
function findSectionAt(sections: readonly StillSection[], { y }: Point): StillSection | null {
  let nearest: { section: StillSection; distance: number } | null = null
  for (const section of sections) {
    const at = y + section.scrolledPx()
    const distance = Math.max(section.top - at, at - section.bottom, 0)
    if (!nearest || distance < nearest.distance) nearest = { section, distance }
  }
  return nearest?.section ?? null
}
