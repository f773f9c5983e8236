import type { PageDocument } from '@sitewright/model/pages/document'
import { useCallback, useEffect, useRef } from 'react'
import type { Selection } from '../../document/page/command'
import type { PageStore } from '../../document/sessions/page-store'
import type { PartMarks } from '../../frame/mark-parts'
import { type SelectedBox, showSelected } from '../../frame/use-selected-box'

interface Shown {
  readonly frame: Document | null
  readonly store: PageStore
  readonly box: SelectedBox
}

/** Brings what is selected into sight, once it is drawn: what was just added or moved is selected before that. */
export function useShownSelection({ frame, store, box }: Shown) {
  const awaited = useRef<Selection | null>(null)
  const drawn = useRef<PageDocument | null>(null)
  const isHeld = useRef(false)
  const show = useCallback(
    (selection: Selection) => {
      if (isHeld.current) return
      const isEdited = awaited.current === selection
      const isDrawn = drawn.current === store.read().page && showSelected(frame, selection, isEdited)
      awaited.current = isDrawn ? null : selection
    },
    [frame, store],
  )
  const onDrawn = useCallback(
    (page: PageDocument) => {
      drawn.current = page
      box.measure()
      if (awaited.current) show(awaited.current)
    },
    [box, show],
  )
  /** What was pressed is in sight: the page would move away from under the pointer, and a second press meet something else. */
  const hold = useCallback((select: () => void) => {
    isHeld.current = true
    select()
    isHeld.current = false
  }, [])
  return { show, onDrawn, hold }
}

interface Marked {
  readonly marks: PartMarks | null
  readonly store: PageStore
  readonly box: SelectedBox
  readonly show: (selection: Selection) => void
}

/** Marks in the frame what is selected. It follows the store by itself: nothing of the canvas is drawn again for it. */
export function useSelectionMarks({ marks, store, box, show }: Marked): void {
  useEffect(() => {
    let marked: Selection | null = null
    function mark() {
      const { selection } = store.read()
      if (selection === marked) return
      marked = selection
      marks?.showSelection(selection)
      show(selection)
      box.measureNow()
    }
    mark()
    return store.subscribe(mark)
  }, [marks, store, box, show])
}
