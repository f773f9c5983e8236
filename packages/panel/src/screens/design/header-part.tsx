import type { SiteHeader } from '@sitewright/model/site/header-footer'
import { ChoiceGroup } from '@sitewright/ui/choice-group'
import { Switch } from '@sitewright/ui/switch'
import { TextField } from '@sitewright/ui/text-field'
import { LinkField } from '../../drawers/link-field'

const layouts = [
  { value: 'brand-left', label: 'Name left', picture: <span className="header-picture header-left" /> },
  { value: 'brand-center', label: 'Name centred', picture: <span className="header-picture header-center" /> },
  { value: 'brand-right', label: 'Name right', picture: <span className="header-picture header-right" /> },
] as const
const themes = [
  { value: 'white', label: 'White' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'black', label: 'Black' },
] as const

interface HeaderPartProps {
  readonly header: SiteHeader
  readonly onChange: (header: SiteHeader, label: string) => void
}

export function HeaderPart({ header, onChange }: HeaderPartProps) {
  const { parts, button } = header
  const change = (part: Partial<SiteHeader>, label = 'Change the header') => onChange({ ...header, ...part }, label)
  const show = (part: Partial<SiteHeader['parts']>) => change({ parts: { ...parts, ...part } })
  return (
    <>
      <div className="design-group">
        <ChoiceGroup label="Layout" value={header.layout} choices={layouts} onChange={(layout) => change({ layout })} />
        <ChoiceGroup label="Colours" value={header.theme} choices={themes} onChange={(theme) => change({ theme })} />
        <Switch
          label="Stays at the top while scrolling"
          checked={header.sticky}
          onChange={(sticky) => change({ sticky })}
        />
      </div>
      <div className="design-group">
        <h3>What it shows</h3>
        <Switch label="Name or logo" checked={parts.brand} onChange={(brand) => show({ brand })} />
        <Switch label="Menu of pages" checked={parts.navigation} onChange={(navigation) => show({ navigation })} />
        <Switch
          label="Social links"
          hint="The accounts of the settings, as icons."
          checked={parts.social}
          onChange={(social) => show({ social })}
        />
        <Switch
          label="Button"
          checked={button !== null}
          onChange={(isOn) => change({ button: isOn ? { text: 'Contact', href: '/' } : null })}
        />
        {button ? (
          <>
            <TextField
              label="Words of the button"
              maxLength={60}
              value={button.text}
              onChange={(text) => change({ button: { ...button, text } }, 'Change the header’s button')}
            />
            <LinkField
              label="Button leads to"
              value={button.href}
              onChange={(href) => change({ button: { ...button, href } }, 'Change the header’s button')}
            />
          </>
        ) : null}
      </div>
    </>
  )
}
