import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { selectSection } from '../document/page/command'
import type { PageSession } from '../document/sessions/page-session'
import { focusSelected } from '../frame/use-selected-box'

/** The page and what is beside it, which covers the page on a small screen. */
export interface Sides {
  readonly showSide: () => void
  readonly showPage: () => void
  /** To and fro between the two; the focus comes back to where it was left. */
  readonly change: (session: PageSession) => void
  /** Folds the side away, so that the page has all the room, or takes it back; the browser remembers which. */
  readonly fold: () => void
  /** The drawer that had the focus is closed: it goes back to what was edited. */
  readonly leaveDrawer: (session: PageSession) => void
}

const foldedKey = 'sitewright.side-folded'

const findSide = () => document.querySelector<HTMLElement>('.side')
const controls = 'a[href], button, input, select, textarea, summary'

interface SidesState {
  /** Over the page, where it has no room beside it. */
  readonly isSideOpen: boolean
  readonly isFolded: boolean
  readonly sides: Sides
}

export function useSides(isOpenAtFirst: boolean): SidesState {
  const [isSideOpen, setSideOpen] = useState(isOpenAtFirst)
  const [isFolded, setFolded] = useState(() => localStorage.getItem(foldedKey) === 'yes')
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
      fold: () => {
        const next = findSide()?.checkVisibility() === true
        localStorage.setItem(foldedKey, next ? 'yes' : 'no')
        setFolded(next)
        setSideOpen(!next)
      },
      leaveDrawer: (session: PageSession) => {
        const side = findSide()
        if (side?.closest('.shell-folded')) {
          flushSync(() => setSideOpen(false))
          focusPage(session)
        } else if (side && getComputedStyle(side).position === 'fixed') focusSide(null)
        else focusPage(session)
      },
    }
  }, [])
  return { isSideOpen, isFolded, sides }
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
