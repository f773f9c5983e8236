import { Icon } from '@sitewright/ui/icons'
import { useEffect, useState } from 'react'
import { listHandles, placeInsert, placeToolbar } from '../canvas/place-floats'
import { type SelectedBox, useBox } from '../canvas/use-selected-box'
import type { Stage } from '../canvas/use-stage'
import { useEditor, usePagePart } from '../shell/editor-context'
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
    return byId(hovered) >= 0 ? byId(hovered) : byId(selection.sectionId)
  })
  const edges = useSectionEdges(
    frame,
    usePagePart(session, ({ page }) => page.sections[index]?.id ?? null),
  )
  const part = useBox(box, stage.scale)
  const isBlock = usePagePart(session, ({ selection }) => selection.blockId !== null)
  if (index < 0 || !edges) return null
  const taken = part ? [placeToolbar(part, isBlock, stage), ...(isBlock ? listHandles(part, stage.scale) : [])] : []
  const places = [edges.top, edges.bottom].map((edge) => {
    const top = edge * stage.scale
    return { top, left: placeInsert(top, taken, stage) }
  })
  return ['Add a section above', 'Add a section below'].map((label, side) => (
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

function useHoveredSection(frame: Document | null): string | null {
  const [hovered, setHovered] = useState<string | null>(null)
  useEffect(() => {
    if (!frame) return
    const ended = new AbortController()
    const onMove = (event: PointerEvent) => {
      const element = event.target as Element | null
      const section = element?.closest?.<HTMLElement>('main [data-section-id]')
      setHovered(section?.dataset.sectionId ?? null)
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
    const main = frame?.querySelector('main')
    if (!view || !main || !sectionId) {
      setEdges(null)
      return
    }
    const measure = () => {
      const box = main.querySelector(`[data-section-id="${sectionId}"]`)?.getBoundingClientRect()
      const next = box ? { top: box.top, bottom: box.bottom } : null
      setEdges((before) => (before?.top === next?.top && before?.bottom === next?.bottom ? before : next))
    }
    measure()
    const ended = new AbortController()
    // Sections are drawn, reordered and grow after they were selected; all of that shows in the content around them.
    const grown = new view.ResizeObserver(measure)
    const drawn = new view.MutationObserver(measure)
    grown.observe(main)
    drawn.observe(main, { childList: true })
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
