import type { ItemNames } from '@sitewright/model/collections/answers/item-answers'
import { addTag, startTagEdit, type TagType } from '@sitewright/model/collections/tags'
import { Icon } from '@sitewright/ui/base/icons'
import { useRef, useState } from 'react'
import { Combobox } from '../../../parts/combobox'
import { suggestNames } from './suggest-names'
import '../../../parts/chips.css'

interface NameFieldProps {
  kind: TagType
  label: string
  value: readonly string[]
  known: ItemNames['tags']
  error: string | undefined
  onChange: (names: string[]) => void
}

/** Tags or categories: those in use are suggested, any other is made by writing it, and one is renamed by pressing it. */
export function NameField({ kind, label, value, known, error, onChange }: NameFieldProps) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const [editing, setEditing] = useState<string>()
  function add(text: string) {
    const added = addTag(kind, value, text)
    setProblem(added.problem)
    if (added.problem !== undefined) return
    setTyped('')
    if (added.tags.length > value.length) onChange([...added.tags])
  }
  function edit(name: string) {
    const started = startTagEdit(kind, name, editing)
    setEditing(started.editing)
    setProblem(started.problem)
  }
  /** It stays open while the new name cannot be. */
  function rename(name: string, text: string) {
    const at = value.indexOf(name)
    const others = value.toSpliced(at, 1)
    const renamed = addTag(kind, others, text)
    setProblem(renamed.problem)
    if (renamed.problem !== undefined) return
    setEditing(undefined)
    const next = renamed.tags.length > others.length ? value.with(at, text.trim()) : others
    if (next.join('\n') !== value.join('\n')) onChange([...next])
  }
  return (
    <div className="chip-field">
      <Combobox
        label={label}
        placeholder={kind === 'tag' ? 'Add a tag' : 'Add a category'}
        typed={typed}
        onTyped={(text) => {
          setProblem(undefined)
          if (text.endsWith(',') && text.length > 1) add(text.slice(0, -1))
          else setTyped(text)
        }}
        choices={suggestNames(kind, typed, known, value)}
        error={problem ?? addTag(kind, [], typed).problem ?? error}
        onChoose={add}
        onBackspace={() => value.length > 0 && onChange(value.slice(0, -1))}
      />
      {value.length > 0 ? (
        <ul className="chips" aria-label={label}>
          {value.map((name) => (
            <li key={name} className="chip">
              {editing === name ? (
                <NameInput name={name} onEnd={(text) => (text === null ? setEditing(undefined) : rename(name, text))} />
              ) : (
                <button type="button" className="chip-text" aria-label={`Rename ${name}`} onClick={() => edit(name)}>
                  {name}
                </button>
              )}
              <button
                type="button"
                aria-label={`Remove ${name}`}
                onClick={() => onChange(value.filter((it) => it !== name))}
              >
                <Icon name="close" sizePx={12} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

function NameInput({ name, onEnd }: { name: string; onEnd: (text: string | null) => void }) {
  const [typed, setTyped] = useState(name)
  const isFocused = useRef(false)
  return (
    <input
      // The press that began it asked for the caret.
      ref={(input) => {
        if (!isFocused.current) input?.focus()
        isFocused.current = true
      }}
      className="chip-input"
      aria-label={`New name of ${name}`}
      size={Math.max(6, typed.length)}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => onEnd(typed)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          event.preventDefault()
          onEnd(typed)
        }
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        onEnd(null)
      }}
    />
  )
}
