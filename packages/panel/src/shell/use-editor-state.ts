import type { Breakpoint } from '@sitewright/model/pages/grid'
import { useEffect, useMemo, useState } from 'react'
import type { PageSession } from '../document/sessions/page-session'
import type { Drawer, Editor, Finding, Writing } from '../editor/editor-context'
import { readSelectedWords } from '../find/selected-words'
import { goTo } from '../ground/router'
import type { Sides } from './use-sides'

interface EditorState {
  /** Null while no page is open. */
  readonly editor: Editor | null
  /** Where a section is about to be added. */
  readonly sectionPlace: number | null
}

/** What is open around the page: a drawer, a text that is written, the search, the sections to choose from. */
export function useEditorState(
  session: PageSession | null,
  pageId: string | null,
  breakpoint: Breakpoint,
  sides: Sides,
): EditorState {
  const [drawer, setDrawer] = useState<Drawer | null>(null)
  const [drawerAsk, setDrawerAsk] = useState({ isFollowed: true })
  const [writing, setWriting] = useState<Writing | null>(null)
  const [finding, setFinding] = useState<Finding | null>(null)
  const [sectionPlace, setSectionPlace] = useState<number | null>(null)
  const editor = useMemo(() => {
    if (!session) return null
    return {
      session,
      drawer,
      drawerAsk,
      breakpoint,
      openDrawer: (next: Drawer) => {
        setDrawer(next)
        setDrawerAsk({ isFollowed: false })
        sides.showSide()
        goTo({ screen: 'pages', part: session.pageId })
      },
      editText: (blockId: string, typed = '') => setWriting({ blockId, typed }),
      writing,
      endText: () => setWriting(null),
      finding,
      openFind: (hasReplace: boolean) => {
        setFinding({ words: readSelectedWords(), hasReplace })
        setWriting(null)
      },
      closeFind: () => setFinding(null),
      closeDrawer: () => {
        setDrawer(null)
        sides.leaveDrawer(session)
      },
      openAddSection: (index: number) => setSectionPlace(index),
      closeAddSection: () => setSectionPlace(null),
    }
  }, [session, drawer, drawerAsk, breakpoint, writing, finding, sides])
  useEffect(() => {
    setDrawer(null)
    setWriting(null)
    setFinding(null)
    setSectionPlace(null)
  }, [pageId])
  return { editor, sectionPlace }
}
