import { TextField } from '@sitewright/ui/text-field'
import { useId } from 'react'
import { usePages } from '../data/queries'

interface LinkFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  hint?: string | undefined
  error?: string | undefined
  isFocused?: boolean
}

/** An address typed freely, with the site's own pages offered. */
export function LinkField({ label, value, onChange, hint, error, isFocused = false }: LinkFieldProps) {
  const listId = useId()
  const pages = usePages().data ?? []
  return (
    <>
      <TextField
        label={label}
        hint={hint}
        error={error}
        value={value}
        onChange={onChange}
        list={listId}
        autoFocus={isFocused}
        placeholder="/about, https://… or mailto:…"
        autoComplete="off"
        spellCheck={false}
      />
      <datalist id={listId}>
        {pages
          .filter((page) => page.settings.kind === 'page')
          .map((page) => (
            <option key={page.id} value={page.path}>
              {page.settings.title}
            </option>
          ))}
      </datalist>
    </>
  )
}
