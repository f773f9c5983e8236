import type { SiteHeader } from '@sitewright/model/site/header-footer'
import { LoadFailure } from '@sitewright/ui/empty-state'
import { Select } from '@sitewright/ui/select'
import { Skeleton } from '@sitewright/ui/skeleton'
import { Switch } from '@sitewright/ui/switch'
import { TextField } from '@sitewright/ui/text-field'
import { LinkField } from '../../drawers/link-field'
import { useDesignDraft } from './use-design-draft'

const layouts = [
  { value: 'brand-left', label: 'Name on the left' },
  { value: 'brand-center', label: 'Name in the middle' },
  { value: 'brand-right', label: 'Name on the right' },
] as const
const themes = [
  { value: 'white', label: 'White' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'black', label: 'Black' },
] as const

export function HeaderFields({ onSaved }: { onSaved: () => void }) {
  const { query, value, change } = useDesignDraft('header-footer', onSaved)
  if (query.isPending) return <Skeleton lines={3} label="Loading the header" />
  if (!value) return <LoadFailure onRetry={() => query.refetch()} />
  const { header } = value
  const changeHeader = (part: Partial<SiteHeader>) => change({ ...value, header: { ...header, ...part } })
  return (
    <fieldset className="drawer-group">
      <legend>Header</legend>
      <Select label="Layout" value={header.layout} choices={layouts} onChange={(layout) => changeHeader({ layout })} />
      <Select label="Colours" value={header.theme} choices={themes} onChange={(theme) => changeHeader({ theme })} />
      <Switch
        label="Stays at the top while scrolling"
        checked={header.sticky}
        onChange={(sticky) => changeHeader({ sticky })}
      />
      <Switch
        label="Button in the header"
        checked={header.button !== null}
        onChange={(isOn) => changeHeader({ button: isOn ? { text: 'Contact', href: '/' } : null })}
      />
      {header.button ? (
        <>
          <TextField
            label="Words"
            maxLength={60}
            value={header.button.text}
            onChange={(text) => changeHeader({ button: { href: header.button?.href ?? '', text } })}
          />
          <LinkField
            label="Leads to"
            value={header.button.href}
            onChange={(href) => changeHeader({ button: { text: header.button?.text ?? '', href } })}
          />
        </>
      ) : null}
    </fieldset>
  )
}
