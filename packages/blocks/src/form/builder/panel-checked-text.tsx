import { TextArea, TextField } from '@sitewright/ui/controls/text-field'
import type { ComponentProps } from 'react'
import type { z } from 'zod'
import type { Drafts } from './panel-drafts'

interface CheckedTextInput extends Pick<ComponentProps<typeof TextField>, 'label' | 'hint' | 'placeholder' | 'type'> {
  readonly drafts: Drafts
  /** Where the text stands in the form. */
  readonly path: string
  readonly value: string
  readonly check: (text: string) => string | null
  readonly onChange: (text: string) => void
  readonly isLong?: boolean
  readonly isCode?: boolean
}

/** A text that reaches the form only while it is a good one, and stays to be mended otherwise. */
export function CheckedText({ drafts, path, value, check, onChange, isLong, isCode, ...rest }: CheckedTextInput) {
  const shared = {
    ...rest,
    value: drafts.textAt(path, value),
    error: drafts.problemAt(path),
    onChange: (text: string) => drafts.type(path, text, check, onChange),
    onBlur: () => drafts.leave(path),
  }
  if (!isLong) return <TextField {...shared} />
  return <TextArea {...shared} className={isCode ? 'code-input' : ''} rows={isCode ? 6 : 3} />
}

/** What a schema says of a text, in the words for its owner. */
export function checkBy(schema: z.ZodType): (text: string) => string | null {
  return (text) => schema.safeParse(text).error?.issues[0]?.message ?? null
}
