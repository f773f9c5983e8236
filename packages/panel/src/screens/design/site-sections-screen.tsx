import { nameSiteSections, type SiteSectionsId, siteSections } from '@sitewright/model/header-footer/site-sections'
import { Button, IconButton } from '@sitewright/ui/controls/button'
import { use, useEffect, useRef } from 'react'
import { EditorContext } from '../../editor/editor-context'
import { goTo } from '../../ground/router'

const leave = () => goTo({ screen: 'design', part: null })

const places: Record<SiteSectionsId, string> = {
  'header-sections': 'Header sections appear at the top of every page, below the menu.',
  footer: 'The footer appears at the bottom of every page.',
}

/** Beside the canvas while it shows sections of every page. */
export function SiteSectionsScreen({ id }: { id: SiteSectionsId }) {
  const editor = use(EditorContext)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="screen" aria-label={`Editing ${nameSiteSections(id)}`}>
      <header className="side-head">
        <IconButton icon="left" label="Back to design" onClick={leave} />
        <h2 ref={heading} tabIndex={-1}>
          {siteSections[id].label}
        </h2>
      </header>
      <div className="screen-body">
        <p>{places[id]} Select a section or block to edit it.</p>
        <p className="sw-field-hint">
          Changes save automatically and go live immediately on every published page. You can undo them.
        </p>
        <div className="row-actions">
          <Button
            icon="plus"
            disabled={!editor}
            onClick={() => editor?.openAddSection(editor.session.store.read().page.sections.length)}
          >
            Add section
          </Button>
          <Button kind="primary" onClick={leave}>
            Done
          </Button>
        </div>
      </div>
    </section>
  )
}
