import type { Box, PartBox } from './box'
import type { Stage } from './use-stage'

const toolbarPx = { height: 40, ofBlock: 340, ofSection: 420 } as const
const insertPx = 28
/** A handle is caught within this. */
const handlePx = 24
/** With the row for replacing. */
const findBarPx = { width: 448, height: 100 } as const
const gapPx = 4
const marginPx = 8

/** Clear of the handles of a block, and leaving room for the plus at both edges of its section, in the stage if there is any. */
export function placeToolbar(part: PartBox, isBlock: boolean, stage: Stage): Box {
  const { height } = toolbarPx
  const width = Math.min(isBlock ? toolbarPx.ofBlock : toolbarPx.ofSection, stage.width - 2 * marginPx)
  const left = clamp(isBlock ? part.left : part.left + marginPx, marginPx, stage.width - width - marginPx)
  const last = stage.height - height - marginPx
  const handles = isBlock ? listHandles(part, stage.scale) : []
  const edges = [part.sectionTop, part.sectionBottom]
  const fromEdge = insertPx / 2 + gapPx
  const fromBlock = (handlePx * stage.scale) / 2 + gapPx
  const aboveSection = part.sectionTop - fromEdge - height
  const belowSection = part.sectionBottom + fromEdge
  const inSection = Math.max(marginPx, part.sectionTop + fromEdge)
  const tops = isBlock
    ? [
        part.top - fromBlock - height,
        aboveSection,
        part.top + part.height + fromBlock,
        belowSection,
        Math.max(marginPx, part.top + fromBlock),
      ]
    : [inSection, aboveSection, belowSection]
  const boxes = tops.map((top) => ({ left, top, width, height }))
  const isFree = (box: Box) =>
    box.top >= marginPx &&
    box.top <= last &&
    !isCovered(box, [...handles, ...listBars(stage)]) &&
    edges.every((edge) => placeInsert(edge, [box, ...handles], stage) !== null)
  return boxes.find(isFree) ?? { left, top: clamp(tops[0] ?? marginPx, marginPx, last), width, height }
}

const insertShares = [0.5, 0.3, 0.7, 0.15, 0.85] as const

/** How far from the left the plus at the edge of a section covers nothing; null where it always would. */
export function placeInsert(edge: number, taken: readonly Box[], stage: Stage): number | null {
  const places = insertShares.map((share) => stage.width * share)
  const top = topOfInsert(edge, stage)
  return places.find((left) => !isCovered(boxOfInsert(left, top), [...taken, ...listBars(stage)])) ?? null
}

/** Upon the edge; where that is the edge of the stage itself, beside it, so that nothing of the plus is cut off. */
export function topOfInsert(edge: number, { height }: Stage): number {
  const inside = insertPx / 2 + gapPx
  return edge >= -1 && edge <= height + 1 ? clamp(edge, inside, height - inside) : edge
}

/** At the corners of the box and in the middle of its sides. */
export function listHandles({ left, top, width, height }: Box, scale: number): Box[] {
  const size = handlePx * scale
  const places = [0, 0.5, 1].flatMap((x) => [0, 0.5, 1].map((y) => ({ x, y })))
  return places
    .filter(({ x, y }) => x !== 0.5 || y !== 0.5)
    .map(({ x, y }) => ({
      left: left + width * x - size / 2,
      top: top + height * y - size / 2,
      width: size,
      height: size,
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

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}
