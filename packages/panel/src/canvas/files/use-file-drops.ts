import { useEffect, useRef } from 'react'
import { useEditor } from '../../editor/editor-context'
import type { FrameLayer } from '../../frame/frame-layer'
import type { PartMarks } from '../../frame/mark-parts'
import { carriesFiles } from '../../ground/carries-files'
import { findFilePlace, placeOfSelection } from './file-place'
import { sendFiles, shownKindOf } from './put-files'

interface FileDrops {
  readonly frame: Document | null
  readonly marks: PartMarks | null
  readonly layer: FrameLayer | null
}

/** Pictures and films dropped on the page, or pasted into it by what this answers: upon a block that shows some, or as blocks of their own. */
export function useFileDrops({ frame, marks, layer }: FileDrops): (files: readonly File[]) => void {
  const { session, breakpoint } = useEditor()
  const latest = useRef({ session, breakpoint })
  latest.current = { session, breakpoint }
  useEffect(() => {
    if (!frame || !marks || !layer) return
    const ended = new AbortController()
    const options = { signal: ended.signal, capture: true }
    const readSession = () => latest.current.session
    const around = () => ({ ...latest.current, marks })
    const findPlace = (event: DragEvent) =>
      findFilePlace(kindOf(event), event.target, { x: event.clientX, y: event.clientY }, around())

    function hang(event: DragEvent) {
      if (!carriesFiles(event)) return
      event.preventDefault()
      event.stopPropagation()
      const place = findPlace(event)
      if (event.dataTransfer) event.dataTransfer.dropEffect = place ? 'copy' : 'none'
      layer?.show(place ? { drop: [place.box], grid: place.grid } : {})
    }
    function drop(event: DragEvent) {
      if (!carriesFiles(event)) return
      event.preventDefault()
      event.stopPropagation()
      layer?.clear()
      const place = findPlace(event)
      if (place) void sendFiles([...(event.dataTransfer?.files ?? [])], place, readSession)
    }
    function leave(event: DragEvent) {
      // Without a related element the pointer has left the frame: what hung at it may have been a tile as well.
      if (event.relatedTarget === null) layer?.clear()
    }
    frame.addEventListener('dragover', hang, options)
    frame.addEventListener('drop', drop, options)
    frame.addEventListener('dragleave', leave, options)
    return () => {
      layer.clear()
      ended.abort()
    }
  }, [frame, marks, layer])
  return (files) => {
    if (marks) void sendFiles(files, placeOfSelection({ ...latest.current, marks }), () => latest.current.session)
  }
}

/** By the first of the files; some browsers tell the types of files only when they are let go. */
function kindOf({ dataTransfer }: DragEvent) {
  const [first = 'image'] = [...(dataTransfer?.items ?? [])].flatMap((item) => shownKindOf(item.type) ?? [])
  return first
}
