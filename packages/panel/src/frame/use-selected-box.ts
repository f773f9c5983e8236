import { useMemo, useSyncExternalStore } from 'react'
import type { Selection } from '../document/page/command'
import type { PageStore } from '../document/sessions/page-store'
import type { PartBox } from './box'
import { toPanel } from './coordinates'
import { findEdited } from './edited-region'
import type { FrameLayer } from './frame-layer'

interface Followed {
  readonly frame: Document | null
  readonly layer: FrameLayer | null
  readonly store: PageStore
}

/** Where the selected part lies over the frame. It is a store of its own: a moved box draws again only what lies at it. */
export interface SelectedBox {
  readonly read: () => PartBox | null
  readonly subscribe: (listener: () => void) => () => void
  /** Something moved. The box is measured once a frame at most, just before it is painted. */
  readonly measure: () => void
  /** Something else is selected: handles and toolbar are at it before the next input can meet them. */
  readonly measureNow: () => void
}

export function useSelectedBox({ frame, layer, store }: Followed): SelectedBox {
  return useMemo(() => followSelected({ frame, layer, store }), [frame, layer, store])
}

export function useBox({ subscribe, read }: SelectedBox, scale: number): PartBox | null {
  const box = useSyncExternalStore(subscribe, read)
  return useMemo(() => box && toPanel(box, scale), [box, scale])
}

function followSelected({ frame, layer, store }: Followed): SelectedBox {
  const listeners = new Set<() => void>()
  let box: PartBox | null = null
  let isAsked = false
  function measureNow() {
    const { selection } = store.read()
    const element = findSelected(frame, selection)
    // What is lifted off the page is followed by nothing until it lies again.
    const next = element && !element.hasAttribute('data-panel-dragged') ? boxOf(element) : null
    layer?.showHandles(selection.blockIds.length === 1 && !isWritten(element) ? next : null)
    if (isSameBox(box, next)) return
    box = next
    for (const listener of listeners) listener()
  }
  return {
    read: () => box,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    measure: () => {
      if (isAsked) return
      isAsked = true
      requestAnimationFrame(() => {
        isAsked = false
        measureNow()
      })
    },
    measureNow,
  }
}

function isWritten(element: HTMLElement | null): boolean {
  return Boolean(element?.querySelector('[data-text-editing]'))
}

function findSelected(frame: Document | null, { blockId, sectionId }: Selection): HTMLElement | null {
  const selector = blockId ? `[data-block-id="${blockId}"]` : sectionId ? `[data-section-id="${sectionId}"]` : null
  return selector ? (findEdited(frame)?.querySelector<HTMLElement>(selector) ?? null) : null
}

function boxOf(element: HTMLElement): PartBox {
  const { left, top, width, height } = element.getBoundingClientRect()
  const section = (element.closest('[data-section-id]') ?? element).getBoundingClientRect()
  return { left, top, width, height, sectionTop: section.top, sectionBottom: section.bottom }
}

const edgePx = 60

/**
 * Scrolls to what was selected out of sight, and to what an edit has put there as soon as half of it is; what can be seen
 * stays where it is. False while it is not drawn.
 */
export function showSelected(frame: Document | null, selection: Selection, isEdited: boolean): boolean {
  const element = findSelected(frame, selection)
  const height = frame?.defaultView?.innerHeight
  if (!element || height === undefined) return false
  const { top, bottom } = element.getBoundingClientRect()
  const seenPx = Math.min(bottom, height) - Math.max(top, 0)
  if (bottom < edgePx || top > height - edgePx) element.scrollIntoView({ block: 'center' })
  else if (isEdited && seenPx < Math.min(bottom - top, height) / 2) element.scrollIntoView({ block: 'nearest' })
  return true
}

export function focusSelected(frame: Document | null, selection: Selection): void {
  findSelected(frame, selection)?.focus({ preventScroll: true })
}

const measures = ['left', 'top', 'width', 'height', 'sectionTop', 'sectionBottom'] as const

function isSameBox(a: PartBox | null, b: PartBox | null): boolean {
  if (!a || !b) return a === b
  return measures.every((it) => a[it] === b[it])
}
