import { Button, IconButton } from '@sitewright/ui/button'
import { useEffect, useRef } from 'react'
import { goTo } from '../../shell/router'

const leave = () => goTo({ screen: 'design', part: null })

/** Beside the canvas while it shows the footer. */
export function FooterScreen() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="screen" aria-label="Editing the footer">
      <header className="side-head">
        <IconButton icon="left" label="Back to design" onClick={leave} />
        <h2 ref={heading} tabIndex={-1}>
          Footer
        </h2>
      </header>
      <div className="screen-body">
        <p>
          The footer stands below every page. It is made of sections and blocks like a page: choose one on the right to
          change it.
        </p>
        <p className="sw-field-hint">
          There is nothing to publish here: changes save themselves and hold at once, on every published page. Undo
          takes them back.
        </p>
        <div className="row-actions">
          <Button kind="primary" onClick={leave}>
            Done
          </Button>
        </div>
      </div>
    </section>
  )
}
