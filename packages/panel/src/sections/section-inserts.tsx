import { Icon } from '@sitewright/ui/icons'
import { useEffect, useState } from 'react'
import { useEditor, usePageState } from '../shell/editor-context'
import './section-inserts.css'

interface Edges {
  readonly top: number
  readonly bottom: number
}

/** A plus at both edges of the section under the pointer, or else of the selected one: sections go between sections. */
export function SectionInserts({ frame }: { frame: Document | null }) {
  const { session, openAddSection } = useEditor()
  const { page, selection } = usePageState(session)
  const hovered = useHoveredSection(frame)
  const byId = (id: string | null) => page.sections.findIndex((section) => section.id === id)
  const index = byId(hovered) >= 0 ? byId(hovered) : byId(selection.sectionId)
  const edges = useSectionEdges(frame, page.sections[index]?.id ?? null)
  if (index < 0 || !edges) return null
  return (
    <>
      <InsertButton top={edges.top} label="Add a section above" onClick={() => openAddSection(index)} />
      <InsertButton top={edges.bottom} label="Add a section below" onClick={() => openAddSection(index + 1)} />
    </>
  )
}

function InsertButton({ top, label, onClick }: { top: number; label: string; onClick: () => void }) {
  return (
    <button type="button" className="section-insert" style={{ top }} aria-label={label} title={label} onClick={onClick}>
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

/** Where the section's edges lie over the frame; null while it is out of sight or not there. */
function useSectionEdges(frame: Document | null, sectionId: string | null): Edges | null {
  const [edges, setEdges] = useState<Edges | null>(null)
  useEffect(() => {
    const view = frame?.defaultView
    const element = sectionId ? frame?.querySelector(`main [data-section-id="${sectionId}"]`) : null
    if (!view || !element) {
      setEdges(null)
      return
    }
    const measure = () => {
      const { top, bottom } = element.getBoundingClientRect()
      setEdges((before) => (before?.top === top && before.bottom === bottom ? before : { top, bottom }))
    }
    measure()
    const ended = new AbortController()
    // A section moves when anything above it grows: the body grows with it.
    const observer = new view.ResizeObserver(measure)
    observer.observe(element)
    observer.observe(element.ownerDocument.body)
    view.addEventListener('scroll', measure, { signal: ended.signal, passive: true })
    view.addEventListener('resize', measure, { signal: ended.signal })
    return () => {
      ended.abort()
      observer.disconnect()
    }
  }, [frame, sectionId])
  return edges
}
