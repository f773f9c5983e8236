import type { Author } from '@sitewright/model/collections/answers/author'
import type { ItemNames, ItemSummary } from '@sitewright/model/collections/answers/item-answers'
import type { CollectionName } from '@sitewright/model/collections/collection-kinds'
import type { MenuItem } from '@sitewright/ui/floating/menu'
import { useState } from 'react'
import { type CollectionPage, countItems } from '../parts/item-words'
import { AddNameDialog, AuthorDialog, MoveDialog, RemoveNameDialog } from './bulk-dialogs'
import type { ItemActions } from './item-actions'
import { SelectionBar } from './selection-bar'

interface BulkToolsProps {
  name: CollectionName
  chosen: readonly ItemSummary[]
  names: ItemNames | undefined
  authors: readonly Author[]
  actions: ItemActions
  /** Other collections of the same kind. */
  targets: readonly CollectionPage[]
  areAllSelected: boolean
  onAll: () => void
  onClear: () => void
}

type Asked = 'add-tag' | 'remove-tag' | 'add-category' | 'remove-category' | 'author' | 'move'

/** The bar over the selected items, and what its menu asks. */
export function BulkTools(props: BulkToolsProps) {
  const { name, chosen, names, authors, actions, targets, onClear } = props
  const [asked, setAsked] = useState<Asked | null>(null)
  const what = countItems(name, chosen.length)
  const close = () => setAsked(null)
  function finish(work: Promise<void>) {
    close()
    void work
  }
  const ask = (key: Asked, label: string): MenuItem => ({ label, run: () => setAsked(key) })
  const more: MenuItem[] = [
    ask('add-category', 'Add category'),
    ask('remove-category', 'Remove category'),
    ask('add-tag', 'Add tag'),
    ask('remove-tag', 'Remove tag'),
    ...(authors.length > 0 ? [ask('author', 'Change author')] : []),
    ...(targets.length > 0 ? [ask('move', 'Move to another page')] : []),
    { label: 'Feature', run: () => void actions.setFeatured(chosen, true) },
    { label: 'Stop featuring', run: () => void actions.setFeatured(chosen, false) },
    { label: 'Allow comments', run: () => void actions.setComments(chosen, true) },
    { label: 'Close comments', run: () => void actions.setComments(chosen, false) },
  ]
  return (
    <>
      <SelectionBar
        count={chosen.length}
        areAllSelected={props.areAllSelected}
        more={more}
        onAll={props.onAll}
        onClear={onClear}
        onPublish={() => void actions.publish(chosen)}
        onUnpublish={() => void actions.unpublish(chosen)}
        onDelete={() => {
          onClear()
          void actions.remove(chosen)
        }}
      />
      {asked === 'add-tag' || asked === 'add-category' ? (
        <AddNameDialog
          kind={asked === 'add-tag' ? 'tag' : 'category'}
          known={(asked === 'add-tag' ? names?.tags : names?.categories) ?? []}
          what={what}
          onClose={close}
          onAdd={(text) => finish(actions.addName(chosen, asked === 'add-tag' ? 'tag' : 'category', text))}
        />
      ) : null}
      {asked === 'remove-tag' || asked === 'remove-category' ? (
        <RemoveNameDialog
          kind={asked === 'remove-tag' ? 'tag' : 'category'}
          names={[...new Set(chosen.flatMap((it) => (asked === 'remove-tag' ? it.tags : it.categories)))].sort()}
          what={what}
          onClose={close}
          onRemove={(text) => finish(actions.removeName(chosen, asked === 'remove-tag' ? 'tag' : 'category', text))}
        />
      ) : null}
      {asked === 'author' ? (
        <AuthorDialog
          {...{ what, authors }}
          onClose={close}
          onChoose={(authorId) => finish(actions.setAuthor(chosen, authorId))}
        />
      ) : null}
      {asked === 'move' ? (
        <MoveDialog
          {...{ what, targets }}
          onClose={close}
          onMove={({ page }) => {
            onClear()
            finish(actions.moveTo(chosen, page.id, page.settings.title))
          }}
        />
      ) : null}
    </>
  )
}
