import { TextField } from '@sitewright/ui/controls/text-field'
import { useEffect, useState } from 'react'

interface SearchFieldProps {
  label: string
  placeholder: string
  /** What is searched for now; a button that empties it empties the field too. */
  query: string | undefined
  onQuery: (query: string | undefined) => void
}

const settleMs = 200

/** What is typed is asked for once the typing rests. */
export function SearchField({ label, placeholder, query = '', onQuery }: SearchFieldProps) {
  const [typed, setTyped] = useState(query)
  useEffect(() => setTyped(query), [query])
  useEffect(() => {
    if (typed === query) return
    const timer = setTimeout(() => onQuery(typed || undefined), settleMs)
    return () => clearTimeout(timer)
  }, [typed, query, onQuery])
  return (
    <TextField
      hidesLabel
      label={label}
      type="search"
      placeholder={placeholder}
      maxLength={200}
      value={typed}
      onChange={setTyped}
    />
  )
}
