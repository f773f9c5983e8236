import { useLayoutEffect, useMemo } from 'react'
import { markEdited, openRegion } from '../../frame/edited-region'
import { markParts, type PartMarks } from '../../frame/mark-parts'

/** Marks in the frame what is edited, and the parts of it; null while there is no frame. */
export function useEditedRegion(frame: Document | null, editedId: string, framePageId: string): PartMarks | null {
  const region = useMemo(() => {
    if (!frame) return null
    return editedId === framePageId ? frame.querySelector('main') : openRegion(frame, editedId)
  }, [frame, editedId, framePageId])
  const marks = useMemo(() => region && markParts(region), [region])
  useLayoutEffect(() => {
    if (!region) return
    const leave = markEdited(region)
    return () => {
      leave()
      marks?.remove()
    }
  }, [region, marks])
  return marks
}
