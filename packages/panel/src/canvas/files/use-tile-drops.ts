import { findBlock as findDefinition } from '@sitewright/blocks/registry/schemas'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { useEffect, useRef } from 'react'
import { addBlock } from '../../document/commands/blocks/add-block'
import { useEditor } from '../../editor/editor-context'
import type { FrameLayer } from '../../frame/frame-layer'
import type { PartMarks } from '../../frame/mark-parts'
import { carriedBlock } from '../../ground/carries-block'
import { findBlockSpot } from './file-place'

interface TileDrops {
  readonly frame: Document | null
  readonly marks: PartMarks | null
  readonly layer: FrameLayer | null
}

/** Tiles of the list of blocks that are dragged onto the page: where they would land is shown as in any drag. */
export function useTileDrops({ frame, marks, layer }: TileDrops): void {
  const { session, breakpoint, openDrawer } = useEditor()
  const latest = useRef({ session, breakpoint, openDrawer })
  latest.current = { session, breakpoint, openDrawer }
  useEffect(() => {
    if (!frame || !marks || !layer) return
    const ended = new AbortController()
    const options = { signal: ended.signal, capture: true }
    function find(event: DragEvent) {
      const type = carriedBlock(event)
      const block = type === null ? undefined : findDefinition(type)
      if (!block || !marks) return null
      event.preventDefault()
      event.stopPropagation()
      const point = { x: event.clientX, y: event.clientY }
      const spot = findBlockSpot(block, event.target, point, { marks, breakpoint: latest.current.breakpoint })
      return { block, spot }
    }
    function hang(event: DragEvent) {
      const found = find(event)
      if (!found) return
      const { spot } = found
      if (event.dataTransfer) event.dataTransfer.dropEffect = spot ? 'copy' : 'none'
      layer?.show(spot ? { drop: [spot.box], grid: spot.grid } : {})
    }
    function drop(event: DragEvent) {
      const found = find(event)
      if (!found) return
      layer?.clear()
      if (!found.spot) return
      const { session: edited, openDrawer: open } = latest.current
      const added = { sectionId: found.spot.sectionId, at: found.spot.at, block: found.block }
      const refused = addBlock.whyNot?.(edited.store.read().page, added)
      if (refused) toasts.show({ kind: 'error', text: refused })
      else {
        edited.store.run(addBlock, added)
        open('block')
      }
    }
    frame.addEventListener('dragover', hang, options)
    frame.addEventListener('drop', drop, options)
    return () => ended.abort()
  }, [frame, marks, layer])
}
