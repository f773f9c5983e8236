import { type FormFieldType, formFieldTypes } from '@sitewright/model/forms/fields/field-types'
import { holdsWords } from '@sitewright/model/search/panel-words'
import { TextField } from '@sitewright/ui/controls/text-field'
import { Dialog } from '@sitewright/ui/floating/dialog'
import { useState } from 'react'
import { fieldGroups, fieldWords } from './panel-words'

interface FieldPickerInput {
  readonly onPick: (type: FormFieldType) => void
  readonly onClose: () => void
}

/** Every type of field, by group, with a search; Enter takes the first that is found. */
export function FieldPicker({ onPick, onClose }: FieldPickerInput) {
  const [search, setSearch] = useState('')
  const found = findTypes(search)
  return (
    <Dialog title="Add field" widthPx={520} onCancel={onClose}>
      <TextField
        hidesLabel
        label="Search fields"
        type="search"
        placeholder="Search"
        value={search}
        onChange={setSearch}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && found[0]) onPick(found[0])
        }}
      />
      {fieldGroups.map((group) => {
        const inGroup = found.filter((type) => fieldWords[type].group === group)
        return inGroup.length === 0 ? null : (
          <section key={group} className="block-group">
            <h3>{group}</h3>
            <div className="block-choices">
              {inGroup.map((type) => (
                <button key={type} type="button" className="block-choice" onClick={() => onPick(type)}>
                  <FieldSign type={type} />
                  <strong>{fieldWords[type].label}</strong>
                  <span>{fieldWords[type].description}</span>
                </button>
              ))}
            </div>
          </section>
        )
      })}
      {found.length === 0 ? <p className="sw-field-hint">No fields found</p> : null}
    </Dialog>
  )
}

function findTypes(search: string): FormFieldType[] {
  return formFieldTypes.filter((type) => {
    const { label, description, group } = fieldWords[type]
    return holdsWords(`${type} ${label} ${description} ${group}`, search)
  })
}

export function FieldSign({ type }: { type: FormFieldType }) {
  return (
    <svg viewBox="0 0 20 20" className="block-sign" aria-hidden="true">
      <path d={fieldWords[type].sign} />
    </svg>
  )
}
