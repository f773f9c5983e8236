import type { CollectionName } from '@sitewright/model/collections/collection-kinds'
import { cleanBlogUrlPattern, fillBlogUrlPattern } from '@sitewright/model/links/blog-url'
import { TextField } from '@sitewright/ui/controls/text-field'
import { siteHost } from '../../../../ground/site-address'

const examples: Record<CollectionName, string> = {
  blog: 'A day at the kiln',
  events: 'Open studio',
  portfolio: 'House by the lake',
  gallery: 'Morning light',
}

interface ItemAddressFieldProps {
  name: CollectionName
  /** The address of the list. */
  slug: string
  value: string
  error: string | undefined
  onChange: (pattern: string) => void
}

/** The pattern of addresses, with what it makes of an item of today. */
export function ItemAddressField({ name, slug, value, error, onChange }: ItemAddressFieldProps) {
  const now = new Date()
  const day = { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() }
  const example = fillBlogUrlPattern(value, { ...day, title: examples[name] })
  const hasTitle = value.includes('%t')
  return (
    <TextField
      label="URL pattern"
      hint={`%t is the title, %y the year, %m the month, %d the day. “${examples[name]}” would be at ${siteHost()}/${slug}${example.startsWith('/') ? '' : '/'}${example}. Existing URLs stay as they are.`}
      value={value}
      error={error ?? (hasTitle ? undefined : 'Include %t, the title.')}
      spellCheck={false}
      autoCapitalize="none"
      filter={cleanBlogUrlPattern}
      onChange={onChange}
    />
  )
}
