import { isRequired } from '@sitewright/model/forms/checks/is-required'
import type { FormField } from '@sitewright/model/forms/fields/fields'
import { Button } from '@sitewright/ui/controls/button'
import { EmptyState } from '@sitewright/ui/feedback/empty-state'
import { Menu } from '@sitewright/ui/floating/menu'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { SortableRows } from '@sitewright/ui/rows/sortable-rows'
import { useRef, useState } from 'react'
import type { Drafts } from './panel-drafts'
import { addField, duplicateField, type EditedFields, isFull, moveField, titleOfField } from './panel-edit-fields'
import { FieldPicker, FieldSign } from './panel-field-picker'
import { FieldSettings } from './panel-field-settings'

interface FieldsInput {
  readonly fields: readonly FormField[]
  readonly drafts: Drafts
  /** `part` tells what belongs to one step of undo: letters of one setting do, two moves do not. */
  readonly onChange: (fields: FormField[], part: string) => void
}

const newId = () => crypto.randomUUID().slice(0, 8)

/** The fields in their order: added from a picker, moved by drag or keys, copied, and removed with a way back. */
export function FormFields({ fields, drafts, onChange }: FieldsInput) {
  const [openRow, setOpenRow] = useState<number | null>(null)
  const [isPicking, setPicking] = useState(false)
  const [newest, setNewest] = useState<string | null>(null)
  // The way back works on the fields as they are when it is taken.
  const latest = useRef({ fields, onChange })
  latest.current = { fields, onChange }

  const change = (next: readonly FormField[], part: string) => latest.current.onChange([...next], part)
  function show(edited: EditedFields) {
    setPicking(false)
    setNewest(edited.fields[edited.index]?.id ?? null)
    setOpenRow(edited.index)
    change(edited.fields, `add ${newId()}`)
  }
  function remove(index: number) {
    const removed = fields[index]
    if (!removed) return
    change(fields.toSpliced(index, 1), `remove ${removed.id}`)
    const putBack = () => {
      const now = latest.current.fields
      if (!now.some((field) => field.id === removed.id)) change(now.toSpliced(index, 0, removed), `back ${newId()}`)
    }
    toasts.show({ text: `${titleOfField(removed)} removed`, action: { label: 'Undo', run: putBack } })
  }
  return (
    <>
      {fields.length === 0 ? (
        <EmptyState icon="bulletList" title="No fields yet">
          Add fields for what you want to ask.
        </EmptyState>
      ) : null}
      <SortableRows
        count={fields.length}
        keyOf={(index) => fields[index]?.id ?? String(index)}
        titleOf={(index) => (fields[index] ? titleOfField(fields[index]) : '')}
        isWrong={(index) => drafts.hasProblemIn(`fields.${fields[index]?.id}.`)}
        openRow={openRow}
        onOpen={setOpenRow}
        onMove={(from, to) => change(moveField(fields, from, to), `move ${newId()}`)}
        onRemove={remove}
        renderSign={(index) => (fields[index] ? <RowSign field={fields[index]} /> : null)}
        renderTools={(index, { title, canStep, step, remove: removeRow }) => (
          <Menu
            label={`Actions for ${title}`}
            items={[
              {
                label: 'Duplicate',
                icon: 'copy',
                disabled: isFull(fields),
                run: () => show(duplicateField(fields, index, newId)),
              },
              { label: 'Move up', icon: 'up', disabled: !canStep.up, run: () => step(-1) },
              { label: 'Move down', icon: 'down', disabled: !canStep.down, run: () => step(1) },
              { label: 'Delete', icon: 'trash', isDanger: true, run: removeRow },
            ]}
          />
        )}
        renderRow={(index) => {
          const field = fields[index]
          return field ? (
            <FieldSettings
              key={field.id}
              field={field}
              drafts={drafts}
              isNew={field.id === newest}
              onChange={(next, setting) => change(fields.with(index, next), `${field.id} ${setting}`)}
            />
          ) : null
        }}
      />
      <Button icon="plus" disabled={isFull(fields)} onClick={() => setPicking(true)}>
        Add field
      </Button>
      {isFull(fields) ? <p className="sw-field-hint">The limit is {fields.length}.</p> : null}
      {isPicking ? (
        <FieldPicker
          onClose={() => setPicking(false)}
          onPick={(type) => show(addField(fields, { type, after: openRow, newId }))}
        />
      ) : null}
    </>
  )
}

function RowSign({ field }: { field: FormField }) {
  return (
    <>
      <FieldSign type={field.type} />
      {isRequired(field) ? (
        <span className="form-required">
          <span aria-hidden="true">*</span>
          <span className="sw-hidden-text">required </span>
        </span>
      ) : null}
    </>
  )
}
