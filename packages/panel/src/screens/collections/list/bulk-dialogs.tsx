import type { Author } from '@sitewright/model/collections/answers/author'
import type { ItemNames } from '@sitewright/model/collections/answers/item-answers'
import { addTag } from '@sitewright/model/collections/tags'
import { Select } from '@sitewright/ui/controls/select'
import { useState } from 'react'
import { Combobox } from '../../../parts/combobox'
import { FormDialog } from '../../../parts/form-dialog'
import { suggestNames } from '../fields/suggest-names'
import type { CollectionPage } from '../parts/item-words'
import type { NameKind } from './item-actions'

interface BulkDialogProps {
  /** Such as '3 posts'. */
  what: string
  onClose: () => void
}

export function AddNameDialog({
  kind,
  what,
  known,
  onClose,
  onAdd,
}: BulkDialogProps & { kind: NameKind; known: ItemNames['tags']; onAdd: (name: string) => void }) {
  const [typed, setTyped] = useState('')
  const { problem } = addTag(kind, [], typed)
  const name = typed.trim()
  return (
    <FormDialog
      title={`Add a ${kind} to ${what}`}
      submitLabel={`Add ${kind}`}
      isBusy={name === '' || problem !== undefined}
      onSubmit={() => onAdd(name)}
      onCancel={onClose}
    >
      <Combobox
        label={kind === 'tag' ? 'Tag' : 'Category'}
        typed={typed}
        onTyped={setTyped}
        choices={suggestNames(kind, typed, known, [])}
        error={problem}
        onChoose={onAdd}
      />
    </FormDialog>
  )
}

/** One of those that the selected ones have. */
export function RemoveNameDialog({
  kind,
  what,
  names,
  onClose,
  onRemove,
}: BulkDialogProps & { kind: NameKind; names: readonly string[]; onRemove: (name: string) => void }) {
  const [name, setName] = useState(names[0] ?? '')
  return (
    <FormDialog
      title={`Remove a ${kind} from ${what}`}
      submitLabel={`Remove ${kind}`}
      isBusy={name === ''}
      onSubmit={() => onRemove(name)}
      onCancel={onClose}
    >
      {names.length === 0 ? (
        <p>{kind === 'tag' ? 'None of them has a tag.' : 'None of them has a category.'}</p>
      ) : (
        <Select
          label={kind === 'tag' ? 'Tag' : 'Category'}
          value={name}
          choices={names.map((value) => ({ value, label: value }))}
          onChange={setName}
        />
      )}
    </FormDialog>
  )
}

export function AuthorDialog({
  what,
  authors,
  onClose,
  onChoose,
}: BulkDialogProps & { authors: readonly Author[]; onChoose: (authorId: string | null) => void }) {
  const [authorId, setAuthorId] = useState(authors[0]?.id ?? '')
  return (
    <FormDialog
      title={`Change the author of ${what}`}
      submitLabel="Change author"
      isBusy={false}
      onSubmit={() => onChoose(authorId === '' ? null : authorId)}
      onCancel={onClose}
    >
      <Select
        label="Author"
        value={authorId}
        choices={[{ value: '', label: 'No author' }, ...authors.map(({ id, name }) => ({ value: id, label: name }))]}
        onChange={setAuthorId}
      />
    </FormDialog>
  )
}

export function MoveDialog({
  what,
  targets,
  onClose,
  onMove,
}: BulkDialogProps & { targets: readonly CollectionPage[]; onMove: (target: CollectionPage) => void }) {
  const [targetId, setTargetId] = useState(targets[0]?.page.id ?? '')
  const target = targets.find(({ page }) => page.id === targetId)
  return (
    <FormDialog
      title={`Move ${what}`}
      submitLabel="Move"
      isBusy={target === undefined}
      onSubmit={() => target && onMove(target)}
      onCancel={onClose}
    >
      <Select
        label="To"
        hint="Old URLs of published ones redirect to the new ones."
        value={targetId}
        choices={targets.map(({ page }) => ({ value: page.id, label: page.settings.title }))}
        onChange={setTargetId}
      />
    </FormDialog>
  )
}
