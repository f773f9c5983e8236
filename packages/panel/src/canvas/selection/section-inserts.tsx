import { Icon } from '@sitewright/ui/base/icons'
import { useEffect, useState } from 'react'
import { useEditor, usePagePart } from '../../editor/editor-context'
import type { Box } from '../../frame/box'
import { toPanel } from '../../frame/coordinates'
import { editedSelector, findEdited } from '../../frame/edited-region'
import type { Point } from '../../frame/gesture'
import { listHandles, placeInsert, placeToolbar, topOfInsert } from '../../frame/place-floats'
import { type SelectedBox, useBox } from '../../frame/use-selected-box'
import type { Stage } from '../../frame/use-stage'
import './section-inserts.css'

interface Edges {
  readonly top: number
  readonly bottom: number
}

interface SectionInsertsProps {
  frame: Document | null
  box: SelectedBox
  stage: Stage
}

/** A plus at both edges of the section under the pointer, or else of the selected one: sections go between sections. */
export function SectionInserts({ frame, box, stage }: SectionInsertsProps) {
  const { session, openAddSection } = useEditor()
  const hovered = useHoveredSection(frame)
  const index = usePagePart(session, ({ page, selection }) => {
    const byId = (id: string | null) => page.sections.findIndex((section) => section.id === id)
    const under = byId(hovered?.sectionId ?? null)
    return under >= 0 ? under : byId(selection.sectionId)
  })
  const edges = useSectionEdges(
    frame,
    usePagePart(session, ({ page }) => page.sections[index]?.id ?? null),
  )
  const part = useBox(box, stage.scale)
  const isBlock = usePagePart(session, ({ selection }) => selection.blockId !== null)
  if (index < 0 || !edges) return null
  const floats = part ? [placeToolbar(part, isBlock, stage), ...(isBlock ? listHandles(part) : [])] : []
  const taken = hovered ? [...floats, boxAround(toPanel(hovered.entered, stage.scale))] : floats
  const shown = toPanel(edges, stage.scale)
  const places = [shown.top, shown.bottom].map((edge) => ({
    top: topOfInsert(edge, stage),
    left: placeInsert(edge, taken, stage),
  }))
  return ['Add section above', 'Add section below'].map((label, side) => (
    <InsertButton key={label} place={places[side]} label={label} onClick={() => openAddSection(index + side)} />
  ))
}

interface InsertButtonProps {
  place: { top: number; left: number | null } | undefined
  label: string
  onClick: () => void
}

function InsertButton({ place, label, onClick }: InsertButtonProps) {
  if (!place || place.left === null) return null
  const { left, top } = place
  return (
    <button
      type="button"
      className="section-insert"
      style={{ left, top }}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <Icon name="plus" sizePx={16} />
    </button>
  )
}

interface Hovered {
  readonly sectionId: string
  /** Where the pointer came into it: a plus that appeared right there would take the press meant for the page. */
  readonly entered: Point
}

const pointerPx = 16

function boxAround({ x, y }: Point): Box {
  return { left: x - pointerPx / 2, top: y - pointerPx / 2, width: pointerPx, height: pointerPx }
}

function useHoveredSection(frame: Document | null): Hovered | null {
  const [hovered, setHovered] = useState<Hovered | null>(null)
  useEffect(() => {
    if (!frame) return
    const ended = new AbortController()
    const onMove = (event: PointerEvent) => {
      const element = event.target as Element | null
      const sectionId = element?.closest?.<HTMLElement>(`${editedSelector} [data-section-id]`)?.dataset.sectionId
      const entered = { x: event.clientX, y: event.clientY }
      setHovered((before) => {
        if (!sectionId) return null
        return before?.sectionId === sectionId ? before : { sectionId, entered }
      })
    }
    frame.addEventListener('pointermove', onMove, { signal: ended.signal, passive: true })
    return () => ended.abort()
  }, [frame])
  return hovered
}

/** Where the section's edges lie over the frame; null while it is not there. */
function useSectionEdges(frame: Document | null, sectionId: string | null): Edges | null {
  const [edges, setEdges] = useState<Edges | null>(null)
  useEffect(() => {
    const view = frame?.defaultView
    const edited = findEdited(frame)
    if (!frame || !view || !edited || !sectionId) {
      setEdges(null)
      return
    }
    const measure = () => {
      const box = edited.querySelector(`[data-section-id="${sectionId}"]`)?.getBoundingClientRect()
      const next = box ? { top: box.top, bottom: box.bottom } : null
      setEdges((before) => (before?.top === next?.top && before?.bottom === next?.bottom ? before : next))
    }
    measure()
    const ended = new AbortController()
    // Sections are drawn, reordered and grow after they were selected; all of that shows in the content around them.
    const grown = new view.ResizeObserver(measure)
    const drawn = new view.MutationObserver(measure)
    grown.observe(frame.body)
    drawn.observe(edited, { childList: true })
    view.addEventListener('scroll', measure, { signal: ended.signal, passive: true })
    view.addEventListener('resize', measure, { signal: ended.signal })
    return () => {
      ended.abort()
      grown.disconnect()
      drawn.disconnect()
    }
  }, [frame, sectionId])
  return edges
}
