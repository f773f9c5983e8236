import type { Breakpoint } from '@sitewright/model/pages/grid'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { PageSession } from '../document/sessions/page-session'
import type { PageState } from '../document/sessions/page-store'

/** A text that is written on the page itself. */
export interface Writing {
  readonly blockId: string
  /** What was typed upon the block to open it. */
  readonly typed: string
}

/** The search on the page; a new object when it is asked for again. */
export interface Finding {
  /** What to look for at first. */
  readonly words: string
  readonly hasReplace: boolean
}

export type Drawer = 'block' | 'section' | 'sections' | 'add-block'

/** What canvas, top bar and drawers share about the page that is open. */
export interface Editor {
  readonly session: PageSession
  readonly drawer: Drawer | null
  /** Another one each time a drawer is asked for, though it may be open already: the focus goes into it once. */
  readonly drawerAsk: { isFollowed: boolean }
  /** The layout that the canvas shows and that moving a block changes: the phone's on the phone device, else the desktop's. */
  readonly breakpoint: Breakpoint
  /** Edits the block's text in place where it has one, else opens its drawer. */
  readonly editText: (blockId: string, typed?: string) => void
  readonly writing: Writing | null
  readonly endText: () => void
  readonly finding: Finding | null
  readonly openFind: (hasReplace: boolean) => void
  readonly closeFind: () => void
  readonly openDrawer: (drawer: Drawer) => void
  readonly closeDrawer: () => void
  /** Offers sections to put before the one at this place. */
  readonly openAddSection: (index: number) => void
  readonly closeAddSection: () => void
}

export const EditorContext = createContext<Editor | null>(null)

export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('no page is open')
  return editor
}

export function usePageState(session: PageSession): PageState {
  return useSyncExternalStore(session.store.subscribe, session.store.read)
}

/** One part of the state: what is drawn from it is drawn again only when this part is another one. */
export function usePagePart<Part>({ store }: PageSession, pick: (state: PageState) => Part): Part {
  return useSyncExternalStore(store.subscribe, () => pick(store.read()))
}
