import { listMobileInfoBarEntries, type MobileInfoBarSettings } from '@sitewright/model/overlays/bars/mobile-info-bar'
import { zIndexOf } from '@sitewright/model/overlays/layers'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'

type Entry = ReturnType<typeof listMobileInfoBarEntries>[number]

/** Ways to reach the business, at the lower edge of small windows. Nothing in it needs a script. */
export function MobileInfoBar({ settings, texts }: { settings: MobileInfoBarSettings; texts: VisitorTexts['page'] }) {
  const entries = listMobileInfoBarEntries(settings)
  if (entries.length === 0) return null
  return (
    <aside
      className="mobile-info-bar"
      aria-label={texts.contact}
      data-theme="white"
      style={{ zIndex: zIndexOf('mobile-info-bar') }}
    >
      <ul>
        {entries.map((entry) => (
          <li key={entry.kind}>
            <InfoEntry entry={entry} />
          </li>
        ))}
      </ul>
    </aside>
  )
}

function InfoEntry({ entry: { kind, label, value } }: { entry: Entry }) {
  if (kind === 'hours') {
    return (
      <>
        <button type="button" popoverTarget="info-bar-hours">
          {label}
        </button>
        <div id="info-bar-hours" className="info-bar-hours" popover="auto">
          {value}
        </div>
      </>
    )
  }
  return <a href={addressOf(kind, value)}>{label}</a>
}

function addressOf(kind: Exclude<Entry['kind'], 'hours'>, value: string): string {
  if (kind === 'email') return `mailto:${encodeURIComponent(value).replaceAll('%40', '@')}`
  if (kind === 'call') return `tel:${value.replace(/[^\d+]/g, '')}`
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(value)}`
}
