import type { Box, PartBox } from './box'
import type { Stage } from './use-stage'

const toolbarPx = { height: 40, ofBlock: 340, ofSection: 420 } as const
const insertPx = 28
/** The strip above the page, for what finds no place beside the part that is edited. */
const dockPx = 48
const textFloatPx = { width: 640, gap: 12 } as const
/** A handle is caught within this, however small the page is drawn. */
const handlePx = 24
/** With the row for replacing. */
const findBarPx = { width: 448, height: 100 } as const
const gapPx = 4
const marginPx = 8

/**
 * Beside what is edited and never upon it: clear of the handles of a block, and leaving room for the plus at both edges of
 * its section. Where the stage has no such place it stands above the page.
 */
export function placeToolbar(part: PartBox, isBlock: boolean, stage: Stage): Box {
  const { height } = toolbarPx
  const width = Math.min(isBlock ? toolbarPx.ofBlock : toolbarPx.ofSection, stage.width - 2 * marginPx)
  const left = clamp(isBlock ? part.left : part.left + marginPx, marginPx, stage.width - width - marginPx)
  const last = stage.height - height - marginPx
  const handles = isBlock ? listHandles(part) : []
  const edges = [part.sectionTop, part.sectionBottom].filter((edge) => isInStage(edge, stage))
  const fromEdge = insertPx / 2 + gapPx
  const fromBlock = handlePx / 2 + gapPx
  const aboveSection = part.sectionTop - fromEdge - height
  const belowSection = part.sectionBottom + fromEdge
  const tops = isBlock
    ? [part.top - fromBlock - height, aboveSection, part.top + part.height + fromBlock, belowSection]
    : [aboveSection, belowSection]
  const boxes = tops.map((top) => ({ left, top, width, height }))
  const isFree = (box: Box) =>
    box.top >= topOfDocked(height) &&
    box.top <= last &&
    !isCovered(box, [...handles, ...listBars(stage)]) &&
    edges.every((edge) => placeInsert(edge, [box, ...handles], stage) !== null)
  return boxes.find(isFree) ?? { left, top: topOfDocked(height), width, height }
}

/** Above the text that is written or below it, else above the page. */
export function placeTextFloat(part: Box, height: number, stage: Stage): { left: number; top: number } {
  const left = clamp(part.left, marginPx, stage.width - textFloatPx.width - marginPx)
  const below = part.top + part.height + textFloatPx.gap
  const top = [part.top - height - textFloatPx.gap, below].find(
    (it) => it >= topOfDocked(height) && it + height + marginPx <= stage.height,
  )
  return { left, top: top ?? topOfDocked(height) }
}

/** Higher ones reach down over the page: above the strip the window would end. */
function topOfDocked(height: number): number {
  return Math.max(1 - dockPx, -(dockPx + height) / 2)
}

const insertShares = [0.5, 0.3, 0.7, 0.15, 0.85] as const

/** How far from the left the plus at the edge of a section covers nothing; null where it always would, or out of sight. */
export function placeInsert(edge: number, taken: readonly Box[], stage: Stage): number | null {
  if (!isInStage(edge, stage)) return null
  const places = insertShares.map((share) => stage.width * share)
  const top = topOfInsert(edge, stage)
  return places.find((left) => !isCovered(boxOfInsert(left, top), [...taken, ...listBars(stage)])) ?? null
}

function isInStage(edge: number, { height }: Stage): boolean {
  return edge >= -1 && edge <= height + 1
}

/** Upon the edge; where that is the edge of the stage itself, beside it, so that nothing of the plus is cut off. */
export function topOfInsert(edge: number, { height }: Stage): number {
  const inside = insertPx / 2 + gapPx
  return clamp(edge, inside, height - inside)
}

/** At the corners of the box and in the middle of its sides. */
export function listHandles({ left, top, width, height }: Box): Box[] {
  const places = [0, 0.5, 1].flatMap((x) => [0, 0.5, 1].map((y) => ({ x, y })))
  return places
    .filter(({ x, y }) => x !== 0.5 || y !== 0.5)
    .map(({ x, y }) => ({
      left: left + width * x - handlePx / 2,
      top: top + height * y - handlePx / 2,
      width: handlePx,
      height: handlePx,
    }))
}

function listBars({ width, hasFindBar }: Stage): Box[] {
  return hasFindBar ? [{ left: width - findBarPx.width, top: 0, ...findBarPx }] : []
}

function boxOfInsert(left: number, top: number): Box {
  return { left: left - insertPx / 2, top: top - insertPx / 2, width: insertPx, height: insertPx }
}

function isCovered(box: Box, taken: readonly Box[]): boolean {
  return taken.some(
    (it) =>
      it.left < box.left + box.width &&
      box.left < it.left + it.width &&
      it.top < box.top + box.height &&
      box.top < it.top + it.height,
  )
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(value, max))
}
