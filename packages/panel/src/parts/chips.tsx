import { Icon } from '@sitewright/ui/base/icons'

interface ChipsProps {
  label: string
  texts: readonly string[]
  onRemove: (index: number) => void
}

/** Short words that can each be taken away. */
export function Chips({ label, texts, onRemove }: ChipsProps) {
  if (texts.length === 0) return null
  return (
    <ul className="chips" aria-label={label}>
      {texts.map((text, index) => (
        <li key={text} className="chip">
          <span>{text}</span>
          <button type="button" aria-label={`Remove ${text}`} onClick={() => onRemove(index)}>
            <Icon name="close" sizePx={12} />
          </button>
        </li>
      ))}
    </ul>
  )
}
