import { instantOfWallTime, wallTimeOf } from '@sitewright/model/timing/zoned-time'
import { TextField } from '@sitewright/ui/controls/text-field'
import { useState } from 'react'

interface MomentFieldProps {
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** Null where none is set. */
  value: string | null
  timeZone: string
  /** A day alone; it begins at midnight. */
  isDay?: boolean
  onChange: (moment: string | null) => void
}

/** A day and an hour on the clocks of a zone. What is no time yet stays in the field. */
export function MomentField({ label, hint, error, value, timeZone, isDay = false, onChange }: MomentFieldProps) {
  const [kept, setKept] = useState<{ readonly text: string; readonly over: string | null } | null>(null)
  const wallTime = value === null ? '' : wallTimeOf(Date.parse(value), timeZone)
  const stored = isDay ? wallTime.slice(0, 10) : wallTime
  const typed = kept?.over === value ? kept.text : stored
  function type(text: string) {
    const instant = instantOfWallTime(isDay ? `${text}T00:00` : text, timeZone)
    setKept({ text, over: value })
    if (text === '') onChange(null)
    else if (instant !== null) onChange(new Date(instant).toISOString())
  }
  return (
    <TextField
      label={label}
      hint={hint}
      error={error}
      type={isDay ? 'date' : 'datetime-local'}
      value={typed}
      onChange={type}
      onBlur={() => setKept(null)}
    />
  )
}
