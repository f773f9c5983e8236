import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusSelected } from '../canvas/use-selected-box'
import { selectSection } from '../document/command'
import type { PageSession } from '../document/page-session'

/** The page and what is beside it, which covers the page on a small screen. */
export interface Sides {
  readonly showSide: () => void
  readonly showPage: () => void
  /** To and fro between the two; the focus comes back to where it was left. */
  readonly change: (session: PageSession) => void
  /** The drawer that had the focus is closed: it goes back to what was edited. */
  readonly leaveDrawer: (session: PageSession) => void
}

const findSide = () => document.querySelector<HTMLElement>('.side')
const controls = 'a[href], button, input, select, textarea, summary'

export function useSides(isOpenAtFirst: boolean): { readonly isSideOpen: boolean; readonly sides: Sides } {
  const [isSideOpen, setSideOpen] = useState(isOpenAtFirst)
  const sides = useMemo(() => {
    let left: HTMLElement | null = null
    return {
      showSide: () => setSideOpen(true),
      showPage: () => setSideOpen(false),
      change: (session: PageSession) => {
        const side = findSide()
        const focused = document.activeElement
        if (focused instanceof HTMLElement && side?.contains(focused)) {
          left = focused
          flushSync(() => setSideOpen(false))
          focusPage(session)
        } else {
          flushSync(() => setSideOpen(true))
          focusSide(left)
        }
      },
      leaveDrawer: (session: PageSession) => {
        const side = findSide()
        if (side && getComputedStyle(side).position === 'fixed') focusSide(null)
        else focusPage(session)
      },
    }
  }, [])
  return { isSideOpen, sides }
}

function focusPage({ store }: PageSession): void {
  const frame = document.querySelector<HTMLIFrameElement>('.canvas-frame')?.contentDocument ?? null
  const { page, selection } = store.read()
  focusSelected(frame, selection.sectionId ? selection : selectSection(page.sections[0]?.id ?? null))
}

function focusSide(last: HTMLElement | null): void {
  const side = findSide()
  const found = [...(side?.querySelectorAll<HTMLElement>(controls) ?? [])].find((it) => it.checkVisibility())
  const wanted = last?.checkVisibility() ? last : found
  wanted?.focus()
}
