import type { ProductOption } from '@sitewright/model/commerce/products/product'
import { Icon } from '@sitewright/ui/base/icons'
import { TextField } from '@sitewright/ui/controls/text-field'
import { type KeyboardEvent, useRef, useState } from 'react'
import { moveItem } from '../../../../fields/schema/list-items'
import { renameValue } from './edit-options'
import { splitValues } from './new-option'
import type { OptionsEditor } from './use-options'

/** Stored when it is left, not letter by letter: variants go by it. */
export function OptionName({ value, onChange }: { value: string; onChange: (name: string) => void }) {
  const [typed, setTyped] = useState(value)
  const commit = () => (typed.trim() === '' ? setTyped(value) : onChange(typed.trim()))
  return (
    <TextField
      label="Option name"
      maxLength={100}
      value={typed}
      onChange={setTyped}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  )
}

interface ValueChipsProps {
  index: number
  option: ProductOption | undefined
  apply: OptionsEditor['apply']
}

/** Values are renamed by pressing them, moved by drag or with alt and the arrows, and added below. */
export function ValueChips({ index, option, apply }: ValueChipsProps) {
  const list = useRef<HTMLUListElement>(null)
  const [renaming, setRenaming] = useState<number | null>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  const [typed, setTyped] = useState('')
  if (!option) return null
  const { values } = option
  const put = (next: (values: string[]) => string[], removed?: string) =>
    apply(
      (now) => ({
        ...now,
        options: now.options.map((it, at) => (at === index ? { ...it, values: next(it.values) } : it)),
      }),
      removed,
    )
  function move(from: number, to: number) {
    if (to < 0 || to >= values.length || from === to) return
    put((now) => moveItem(now, from, to))
    setSaid(`${values[from]} is now ${to + 1} of ${values.length}.`)
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLElement>('.chip-text')[to]?.focus())
  }
  function onKeyDown(event: KeyboardEvent, at: number) {
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0
    if (step === 0 || !event.altKey) return
    event.preventDefault()
    move(at, at + step)
  }
  function add() {
    const added = splitValues(typed)
    setTyped('')
    if (added.length > 0) put((now) => splitValues([...now, ...added].join(',')))
  }
  return (
    <div className="chip-field">
      <span className="sw-field-label">Values</span>
      <ul ref={list} className="chips" aria-label={`Values of ${option.name}`}>
        {values.map((value, at) => (
          <li
            key={value}
            className="chip"
            draggable={renaming !== at}
            data-dragged={dragged === at || undefined}
            onDragStart={() => setDragged(at)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => dragged !== null && event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault()
              if (dragged !== null) move(dragged, at)
            }}
          >
            {renaming === at ? (
              <ValueName
                value={value}
                onDone={(name) => {
                  setRenaming(null)
                  if (name !== null) apply((now) => renameValue(now, { option: index, value: at }, name))
                }}
              />
            ) : (
              <button
                type="button"
                className="chip-text"
                aria-label={`Rename ${value}`}
                onClick={() => setRenaming(at)}
                onKeyDown={(event) => onKeyDown(event, at)}
              >
                {value}
              </button>
            )}
            {values.length > 1 ? (
              <button
                type="button"
                aria-label={`Remove ${value}`}
                onClick={() => put((now) => now.filter((it) => it !== value), value)}
              >
                <Icon name="close" sizePx={12} />
              </button>
            ) : null}
          </li>
        ))}
      </ul>
      <TextField
        hidesLabel
        label={`Add a value to ${option.name}`}
        placeholder="Add a value"
        maxLength={100}
        value={typed}
        onChange={(text) => (text.endsWith(',') ? add() : setTyped(text))}
        onBlur={add}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          add()
        }}
      />
      <p className="sw-hidden-text" role="status">
        {said}
      </p>
    </div>
  )
}

function ValueName({ value, onDone }: { value: string; onDone: (name: string | null) => void }) {
  const [typed, setTyped] = useState(value)
  const isDone = useRef(false)
  function end(name: string | null) {
    if (isDone.current) return
    isDone.current = true
    onDone(name?.trim() ? name.trim() : null)
  }
  return (
    <input
      // The press that began it asked for the caret.
      ref={(input) => input?.focus()}
      className="chip-input"
      aria-label={`New name of ${value}`}
      maxLength={100}
      size={Math.max(6, typed.length)}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => end(typed)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') end(typed)
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        end(null)
      }}
    />
  )
}
