import { IconButton } from '@sitewright/ui/button'
import { type ReactNode, useEffect, useRef } from 'react'
import { useEditor } from '../shell/editor-context'

/** A drawer takes the place of the screen beside the page, and the focus goes into it. */
export function DrawerFrame({ title, children }: { title: string; children: ReactNode }) {
  const { closeDrawer } = useEditor()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="drawer" aria-label={title}>
      <header className="side-head">
        <IconButton icon="left" label="Back" onClick={closeDrawer} />
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
      </header>
      <div className="drawer-body">{children}</div>
    </section>
  )
}
