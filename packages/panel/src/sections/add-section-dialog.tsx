import { Dialog } from '@sitewright/ui/dialog'
import { LoadFailure } from '@sitewright/ui/empty-state'
import { Skeleton } from '@sitewright/ui/skeleton'
import { TextField } from '@sitewright/ui/text-field'
import { useMemo, useState } from 'react'
import { insertSection } from '../document/commands/insert-section'
import { useEditor } from '../shell/editor-context'
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
    <Dialog title="Add a section" widthPx={1120} onCancel={closeAddSection}>
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
          {own.isError && group === 'own' ? (
            <LoadFailure text={own.error.message} onRetry={() => own.refetch()} />
          ) : null}
          {group === 'own' && search.trim() === '' && own.data?.length === 0 ? (
            <p className="sw-field-hint">
              Nothing kept yet. Select a section on a page and choose ‘Keep for other pages’ in its settings.
            </p>
          ) : null}
          {site ? (
            <ChoiceCards choices={found} site={site} hasBlank={search.trim() === ''} onChoose={insert} />
          ) : (
            <Skeleton lines={6} heightPx={80} label="Loading sections" />
          )}
          {found.length === 0 && search.trim() !== '' ? (
            <p className="sw-field-hint" role="status">
              No section fits. Try another word, or start with a blank one.
            </p>
          ) : null}
        </div>
      </div>
    </Dialog>
  )
}
