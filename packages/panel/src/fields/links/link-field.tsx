import { panelStrings } from '@sitewright/model/editor/panel-strings'
import { Icon } from '@sitewright/ui/base/icons'
import { Field } from '@sitewright/ui/controls/field'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { LinkChoices } from './link-choices'
import { describeLink, readTypedLink, suggestLinks } from './link-targets'
import { useLinkSources } from './use-link-sources'

interface LinkFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  hint?: string | undefined
  error?: string | undefined
  isFocused?: boolean
}

/**
 * Where a link leads: pages, sections and files of the site are found by name; email, phone and web addresses are
 * understood as they are typed. A combobox with a list, as in the ARIA practices.
 */
export function LinkField({ label, value, onChange, hint, error, isFocused = false }: LinkFieldProps) {
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const sources = useLinkSources(typed ?? '', value, isOpen)
  const choices = isOpen ? suggestLinks(typed ?? '', sources) : []
  const meaning = describeLink(typed === null ? value : readTypedLink(typed, sources), sources)
  // Without the pages nobody can tell whether an address is one of them. What is still being typed is not wrong yet.
  const isWrong = sources.hasFailed || (meaning.isBroken && typed === null)
  useEffect(() => {
    if (isFocused) input.current?.focus()
  }, [isFocused])
  function take(href: string) {
    setTyped(null)
    setOpen(false)
    if (href !== value) onChange(href)
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      if (isOpen) setActive((active + step + choices.length) % Math.max(1, choices.length))
      setOpen(true)
      event.preventDefault()
    }
    if (event.key === 'Enter' && (isOpen || typed !== null)) {
      take(choices[active]?.href ?? readTypedLink(typed ?? value, sources))
      event.preventDefault()
    }
    if (event.key === 'Escape' && isOpen) {
      setOpen(false)
      event.preventDefault()
      event.stopPropagation()
    }
  }
  return (
    <div className="link-field">
      <Field label={label} hint={hint} error={error}>
        {(ids) => (
          <input
            {...ids}
            ref={input}
            type="text"
            role="combobox"
            className="sw-input"
            aria-autocomplete="list"
            aria-expanded={isOpen && choices.length > 0}
            aria-controls={listId}
            aria-activedescendant={choices[active] ? `${listId}-${active}` : undefined}
            placeholder="Page, file, email, phone or URL"
            autoComplete="off"
            spellCheck={false}
            value={typed ?? value}
            onClick={() => setOpen(true)}
            onKeyDown={onKeyDown}
            onChange={(event) => {
              setTyped(event.target.value)
              setActive(0)
              setOpen(true)
            }}
            onBlur={() => {
              setOpen(false)
              if (typed !== null) take(readTypedLink(typed, sources))
            }}
          />
        )}
      </Field>
      <p className={`link-meaning${isWrong ? ' is-broken' : ''}`} aria-live="polite">
        <Icon name={isWrong ? 'warning' : 'link'} sizePx={16} />
        {sources.hasFailed ? panelStrings.collectionsNotLoaded : meaning.words}
      </p>
      <LinkChoices id={listId} input={input} choices={choices} active={active} onChoose={take} />
    </div>
  )
}
