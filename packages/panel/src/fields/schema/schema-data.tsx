import { TextArea } from '@sitewright/ui/controls/text-field'
import { useState } from 'react'

interface SchemaDataProps {
  label: string
  value: unknown
  error: string | undefined
  onChange: (value: unknown) => void
}

/** The last resort for a prop that no other control fits: its JSON. What cannot be read stays in the field alone. */
export function SchemaData({ label, value, error, onChange }: SchemaDataProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const isReadable = typed === null || parse(typed) !== undefined
  return (
    <TextArea
      label={label}
      hint="In JSON"
      error={isReadable ? error : 'Enter valid JSON.'}
      className="code-input"
      spellCheck={false}
      value={typed ?? JSON.stringify(value ?? null, null, 2)}
      onChange={(text) => {
        setTyped(text)
        const parsed = parse(text)
        if (parsed !== undefined) onChange(parsed.value)
      }}
    />
  )
}

function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}
