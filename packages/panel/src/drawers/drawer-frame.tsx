import { IconButton } from '@sitewright/ui/controls/button'
import { type ReactNode, useEffect, useRef } from 'react'
import { useEditor } from '../editor/editor-context'

interface DrawerFrameProps {
  title: string
  /** Of what is shown; with another subject the content begins anew, and the focus stays where it is. */
  subject?: string
  children: ReactNode
}

/** A drawer takes the place of the screen beside the page, and the focus goes into it when it is asked for. */
export function DrawerFrame({ title, subject, children }: DrawerFrameProps) {
  const { closeDrawer, drawerAsk } = useEditor()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (drawerAsk.isFollowed) return
    drawerAsk.isFollowed = true
    heading.current?.focus()
  }, [drawerAsk])
  return (
    <section className="drawer" aria-label={title}>
      <header className="side-head">
        <IconButton icon="left" label="Back" onClick={closeDrawer} />
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
      </header>
      <div key={subject} className="drawer-body">
        {children}
      </div>
    </section>
  )
}
