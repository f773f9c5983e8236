import { Field, type FieldTexts } from '@sitewright/ui/controls/field'
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'

export interface ComboboxChoice {
  readonly value: string
  readonly label: string
  readonly sign?: ReactNode
}

interface ComboboxProps extends FieldTexts {
  typed: string
  onTyped: (text: string) => void
  choices: readonly ComboboxChoice[]
  onChoose: (value: string) => void
  placeholder?: string
  maxLength?: number
  /** Backspace in the empty field. */
  onBackspace?: () => void
}

/** A field with a list below it, as in the ARIA practices: arrows walk, Enter takes, Escape closes. */
export function Combobox(props: ComboboxProps) {
  const { typed, onTyped, choices, onChoose, onBackspace, ...texts } = props
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const shown = isOpen ? choices : []
  const at = Math.min(active, shown.length - 1)
  function choose(value: string) {
    onChoose(value)
    setActive(0)
    setOpen(false)
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      event.preventDefault()
      if (isOpen) setActive((at + step + shown.length) % Math.max(1, shown.length))
      setOpen(true)
    }
    const chosen = shown[at]
    if (event.key === 'Enter') {
      event.preventDefault()
      if (chosen) choose(chosen.value)
    }
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
    }
    if (event.key === 'Backspace' && typed === '') onBackspace?.()
  }
  return (
    <Field label={texts.label} hint={texts.hint} error={texts.error} hidesLabel={texts.hidesLabel ?? false}>
      {(ids) => (
        <>
          <input
            {...ids}
            ref={input}
            type="text"
            role="combobox"
            className="sw-input"
            aria-autocomplete="list"
            aria-expanded={shown.length > 0}
            aria-controls={listId}
            aria-activedescendant={shown[at] ? `${listId}-${at}` : undefined}
            autoComplete="off"
            placeholder={props.placeholder}
            maxLength={props.maxLength}
            value={typed}
            onClick={() => setOpen(true)}
            onKeyDown={onKeyDown}
            onBlur={() => setOpen(false)}
            onChange={(event) => {
              onTyped(event.target.value)
              setActive(0)
              setOpen(true)
            }}
          />
          <Choices id={listId} label={texts.label} input={input} choices={shown} active={at} onChoose={choose} />
        </>
      )}
    </Field>
  )
}

interface ChoicesProps {
  id: string
  label: string
  input: RefObject<HTMLInputElement | null>
  choices: readonly ComboboxChoice[]
  active: number
  onChoose: (value: string) => void
}

const heightPx = 280

/** A popover, so that neither a card nor a dialog cuts it off. */
function Choices({ id, label, input, choices, active, onChoose }: ChoicesProps) {
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = list.current
    const box = input.current?.getBoundingClientRect()
    if (!element || !box) return
    if (choices.length === 0) {
      if (element.matches(':popover-open')) element.hidePopover()
      return
    }
    element.style.left = `${box.left}px`
    element.style.width = `${box.width}px`
    const opensUp = box.bottom + heightPx > innerHeight && box.top > heightPx
    element.style.top = opensUp ? 'auto' : `${box.bottom + 4}px`
    element.style.bottom = opensUp ? `${innerHeight - box.top + 4}px` : 'auto'
    element.style.maxHeight = `${Math.min(heightPx, (opensUp ? box.top : innerHeight - box.bottom) - 12)}px`
    if (!element.matches(':popover-open')) element.showPopover()
    element.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  })
  return (
    <div ref={list} id={id} popover="manual" role="listbox" aria-label={label} className="link-choices sw-root">
      {choices.map((choice, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys stay in the field, which names the active choice
        <div
          key={choice.value}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className="link-choice combobox-choice"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(choice.value)}
        >
          {choice.sign}
          <span>{choice.label}</span>
        </div>
      ))}
    </div>
  )
}
