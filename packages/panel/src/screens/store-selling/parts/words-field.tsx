import type { FieldTexts } from '@sitewright/ui/controls/field'
import { TextField } from '@sitewright/ui/controls/text-field'
import { useState } from 'react'

interface WordsFieldProps extends FieldTexts {
  value: readonly string[]
  onChange: (words: string[]) => void
  placeholder?: string
}

/** Several words with commas between them. They are put in order when the field is left. */
export function WordsField({ value, onChange, ...texts }: WordsFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextField
      {...texts}
      spellCheck={false}
      value={typed ?? value.join(', ')}
      onChange={(text) => {
        setTyped(text)
        onChange(readWords(text))
      }}
      onBlur={() => setTyped(null)}
    />
  )
}

function readWords(text: string): string[] {
  const words = text.split(/[,;\n]/).map((word) => word.trim())
  return [...new Set(words.filter((word) => word !== ''))]
}
