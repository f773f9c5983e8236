import { toasts } from '@sitewright/ui/floating/toast-store'
import { useEffect, useRef } from 'react'
import { moveBlocks, resizeBlocks } from '../../document/commands/blocks/arrange-blocks'
import { selectBlocks } from '../../document/page/command'
import { findSection } from '../../document/page/edit-page'
import { spotsOf } from '../../document/selection/selected-blocks'
import { listShownBlocks } from '../../document/selection/walk-parts'
import type { PageSession } from '../../document/sessions/page-session'
import { type Editor, useEditor } from '../../editor/editor-context'
import { type FrameLayer, handleAt } from '../../frame/frame-layer'
import type { Gesture, Point } from '../../frame/gesture'
import { isInText } from '../../frame/in-text'
import { type PartMarks, partAt } from '../../frame/mark-parts'
import { dragBlocks } from './block-drag'
import { resizeBlock } from './block-resize'
import { followPointer } from './follow-pointer'
import { stretchBand } from './rubber-band'

interface FrameGestures {
  frame: Document | null
  marks: PartMarks | null
  layer: FrameLayer | null
  /** Selects what was taken; the page stays where it is. */
  hold: (select: () => void) => void
  /** What is selected has another place on the screen. */
  onMoved: () => void
}

type Setting = Omit<FrameGestures, 'frame'> & Pick<Editor, 'session' | 'breakpoint'>

/** Dragging, resizing and the rubber band, by mouse, pen and touch. */
export function useFrameGestures({ frame, ...parts }: FrameGestures): void {
  const { session, breakpoint } = useEditor()
  const latest = useRef<Setting>({ ...parts, session, breakpoint })
  latest.current = { ...parts, session, breakpoint }
  useEffect(() => {
    const view = frame?.defaultView
    if (!frame || !view) return
    const ended = new AbortController()
    const options = { signal: ended.signal, capture: true }
    let swallowsClick = false
    frame.addEventListener(
      'pointerdown',
      (pressed) => {
        swallowsClick = false
        if (pressed.button !== 0 || !pressed.isPrimary || isInText(pressed)) return
        const begin = chooseGesture(pressed, latest.current)
        if (!begin) return
        const onEnd = (hasBegun: boolean) => {
          swallowsClick = hasBegun
          if (hasBegun) latest.current.onMoved()
        }
        followPointer({ frame, view, pressed, begin, onEnd })
      },
      options,
    )
    // The press that ends a drag is no press on what lies under it.
    frame.addEventListener(
      'click',
      (event) => {
        if (!swallowsClick) return
        swallowsClick = false
        event.preventDefault()
        event.stopImmediatePropagation()
      },
      options,
    )
    frame.addEventListener('dragstart', (event) => isInText(event) || event.preventDefault(), options)
    return () => ended.abort()
  }, [frame])
}

type Begin = (point: Point) => { gesture: Gesture; scrolls: boolean } | null

function chooseGesture(pressed: PointerEvent, setting: Setting): Begin | null {
  const handle = handleAt(pressed.target)
  if (handle) return () => scrolling(beginResize(setting, handle))
  const part = partAt(pressed.target)
  const { selection } = setting.session.store.read()
  if (!part) return null
  if (part.blockId) {
    const { sectionId, blockId } = part
    const isSelected = selection.blockIds.includes(blockId)
    // A finger on a block that is not selected scrolls the page.
    if (pressed.pointerType === 'touch' && !isSelected) return null
    return (point) => {
      if (!isSelected) setting.hold(() => setting.session.store.select(selectBlocks(sectionId, [blockId])))
      return scrolling(beginDrag(setting, blockId, point))
    }
  }
  if (pressed.pointerType === 'touch') return null
  return (point) => {
    const gesture = beginBand(setting, part.sectionId ?? '', point)
    return gesture && { gesture, scrolls: false }
  }
}

function scrolling(gesture: Gesture | null) {
  return gesture && { gesture, scrolls: true }
}

function findTarget(session: PageSession) {
  const { page, selection } = session.store.read()
  return { page, selection, section: findSection(page, selection.sectionId) }
}

function beginDrag(
  { marks, layer, session, breakpoint, onMoved }: Setting,
  grabbedId: string,
  point: Point,
): Gesture | null {
  const { page, selection, section } = findTarget(session)
  if (!section || !marks || !layer) return null
  onMoved()
  const spots = spotsOf(section, selection.blockIds, breakpoint)
  return dragBlocks({
    ...{ marks, layer, page, section, breakpoint, spots, grabbedId, point },
    onDrop: (dropped, sectionId) => {
      if ('refused' in dropped) toasts.show({ kind: 'error', text: dropped.refused })
      else session.store.run(moveBlocks, { ...dropped, select: selectBlocks(sectionId, selection.blockIds) })
    },
  })
}

function beginResize(
  { marks, layer, session, breakpoint, onMoved }: Setting,
  handle: Parameters<typeof resizeBlock>[0]['handle'],
): Gesture | null {
  const { selection, section } = findTarget(session)
  const blockId = selection.blockId
  const spot = section && blockId ? spotsOf(section, [blockId], breakpoint).get(blockId) : undefined
  if (!section || !blockId || !spot || !marks || !layer) return null
  return resizeBlock({
    ...{ marks, layer, section, blockId, spot, handle, breakpoint },
    onShown: onMoved,
    onResized: (resized) => {
      if (resized) session.store.run(resizeBlocks, { sections: [resized] })
    },
  })
}

function beginBand(
  { marks, layer, session, breakpoint, hold }: Setting,
  sectionId: string,
  point: Point,
): Gesture | null {
  const section = findSection(session.store.read().page, sectionId)
  if (!section || !marks || !layer) return null
  const blockIds = listShownBlocks(section, breakpoint)
  const onSelect = (ids: readonly string[]) => hold(() => session.store.select(selectBlocks(sectionId, ids)))
  return stretchBand({ marks, layer, blockIds, point, onSelect })
}
