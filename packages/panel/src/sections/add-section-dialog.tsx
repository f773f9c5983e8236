import { TextField } from '@sitewright/ui/controls/text-field'
import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import { Dialog } from '@sitewright/ui/floating/dialog'
import { useMemo, useState } from 'react'
import { insertSection } from '../document/commands/sections/insert-section'
import { useEditor } from '../editor/editor-context'
import { LoadState } from '../parts/load-state'
import { ChoiceCards } from './choice-cards'
import { GroupTabs } from './group-tabs'
import { useOwnPresets } from './own-presets'
import { type ChoiceGroup, listChoices, makeBlankSection, searchChoices } from './section-choices'
import './sections.css'
import { useMiniatureSite } from './use-miniature-site'

const none: never[] = []

/** Designed sections by purpose, the owner's own, or a blank one, to put at one place of the page. */
export function AddSectionDialog({ index }: { index: number }) {
  const { session, closeAddSection } = useEditor()
  const own = useOwnPresets()
  const kept = own.data ?? none
  const [chosenGroup, setGroup] = useState<ChoiceGroup | null>(null)
  const [search, setSearch] = useState('')
  const group = chosenGroup ?? (kept.length > 0 ? 'own' : 'intro')
  const choices = useMemo(() => listChoices(kept), [kept])
  const found = useMemo(() => searchChoices(choices, search, group), [choices, search, group])
  const site = useMiniatureSite(useMemo(() => kept.map((it) => it.section), [kept]))
  function insert(section = makeBlankSection()) {
    session.store.run(insertSection, { index, section })
    closeAddSection()
  }
  return (
    <Dialog title="Add section" widthPx={1120} onCancel={closeAddSection}>
      <div className="add-section">
        <div className="add-section-side">
          <TextField
            hidesLabel
            label="Search sections"
            type="search"
            placeholder="Search sections"
            value={search}
            onChange={setSearch}
          />
          <GroupTabs
            current={search.trim() === '' ? group : null}
            onChoose={(next) => {
              setGroup(next)
              setSearch('')
            }}
          />
        </div>
        <div className="add-section-list" id="section-choices" role="tabpanel" aria-label="Sections">
          {group === 'own' ? (
            <LoadState query={own}>
              <Skeleton lines={3} label="Loading saved sections" />
            </LoadState>
          ) : null}
          {group === 'own' && search.trim() === '' && own.data?.length === 0 ? (
            <p className="sw-field-hint">
              No saved sections yet. Select a section on a page and choose “Save section” in its settings.
            </p>
          ) : null}
          {site ? (
            <ChoiceCards choices={found} site={site} hasBlank={search.trim() === ''} onChoose={insert} />
          ) : (
            <Skeleton lines={6} heightPx={80} label="Loading sections" />
          )}
          {found.length === 0 && search.trim() !== '' ? (
            <p className="sw-field-hint" role="status">
              No sections found. Try another search, or start with a blank section.
            </p>
          ) : null}
        </div>
      </div>
    </Dialog>
  )
}
