import { maxLengthOf, rangeOf } from '@sitewright/model/documents/schema-limits'
import type { SiteHeader } from '@sitewright/model/header-footer/site-header-footer'
import { siteHeader } from '@sitewright/model/header-footer/site-header-footer'
import { type SiteSettings, siteSettings } from '@sitewright/model/site/settings'
import { Button } from '@sitewright/ui/controls/button'
import { ChoiceGroup } from '@sitewright/ui/controls/choice-group'
import { NumberField } from '@sitewright/ui/controls/number-field'
import { Switch } from '@sitewright/ui/controls/switch'
import { TextField } from '@sitewright/ui/controls/text-field'
import { useState } from 'react'
import { PictureField } from '../../../fields/assets/asset-field'
import { LinkField } from '../../../fields/links/link-field'
import { goTo } from '../../../ground/router'

const layouts = [
  { value: 'brand-left', label: 'Title left', picture: <span className="header-picture header-left" /> },
  { value: 'brand-center', label: 'Title centered', picture: <span className="header-picture header-center" /> },
  { value: 'brand-right', label: 'Title right', picture: <span className="header-picture header-right" /> },
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
  /** Title and logo are the site's; null while they load. */
  readonly settings: SiteSettings | null
  readonly onSettings: (settings: SiteSettings, label: string) => void
}

export function HeaderPart({ header, onChange, settings, onSettings }: HeaderPartProps) {
  const { parts, button } = header
  const change = (part: Partial<SiteHeader>, label = 'Change the header') => onChange({ ...header, ...part }, label)
  const show = (part: Partial<SiteHeader['parts']>) => change({ parts: { ...parts, ...part } })
  return (
    <>
      {settings ? <BrandFields settings={settings} onChange={onSettings} /> : null}
      <div className="design-group">
        <ChoiceGroup label="Layout" value={header.layout} choices={layouts} onChange={(layout) => change({ layout })} />
        <ChoiceGroup label="Colors" value={header.theme} choices={themes} onChange={(theme) => change({ theme })} />
        <Switch
          label="Transparent header"
          hint="On pages that start with a background image or video, the header sits on top of it."
          checked={header.overPicture}
          onChange={(overPicture) => change({ overPicture })}
        />
        <NumberField
          label="Logo height, px"
          {...rangeOf(siteHeader.shape.logoHeightPx)}
          value={header.logoHeightPx}
          onChange={(logoHeightPx) => change({ logoHeightPx })}
        />
        <Switch label="Fixed header" checked={header.sticky} onChange={(sticky) => change({ sticky })} />
      </div>
      <div className="design-group">
        <h3>Elements</h3>
        <Switch label="Title or logo" checked={parts.brand} onChange={(brand) => show({ brand })} />
        <Switch label="Menu" checked={parts.navigation} onChange={(navigation) => show({ navigation })} />
        <Switch
          label="Social links"
          hint="The social links from your settings, as icons."
          checked={parts.social}
          onChange={(social) => show({ social })}
        />
        <Switch
          label="Search"
          hint="An icon that opens site search."
          checked={parts.search}
          onChange={(search) => show({ search })}
        />
        <Switch
          label="Button"
          checked={button !== null}
          onChange={(isOn) => change({ button: isOn ? { text: 'Contact', href: '/' } : null })}
        />
        {button ? (
          <>
            <TextField
              label="Button label"
              maxLength={maxLengthOf(siteHeader.shape.button.unwrap().unwrap().shape.text)}
              value={button.text}
              onChange={(text) => change({ button: { ...button, text } }, 'Change the header’s button')}
            />
            <LinkField
              label="Button link"
              value={button.href}
              onChange={(href) => change({ button: { ...button, href } }, 'Change the header’s button')}
            />
          </>
        ) : null}
      </div>
      <div className="design-group">
        <h3>Menu</h3>
        <p className="sw-field-hint">The menu shows your pages. Reorder, rename, nest or hide them in Pages.</p>
        <div className="row-actions">
          <Button onClick={() => goTo({ screen: 'pages', part: null })}>Edit menu</Button>
        </div>
      </div>
      <div className="design-group">
        <h3>Header sections</h3>
        <p className="sw-field-hint">Show a banner, opening hours or other blocks below the menu on every page.</p>
        <div className="row-actions">
          <Button onClick={() => goTo({ screen: 'pages', part: 'header-sections' })}>Edit header sections</Button>
        </div>
      </div>
    </>
  )
}

interface BrandFieldsProps {
  settings: SiteSettings
  onChange: (settings: SiteSettings, label: string) => void
}

function BrandFields({ settings, onChange }: BrandFieldsProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <div className="design-group">
      <TextField
        label="Site title"
        required
        maxLength={maxLengthOf(siteSettings.shape.title)}
        value={typed ?? settings.title}
        error={typed === null ? undefined : 'Enter a title.'}
        onChange={(title) => {
          const isFine = siteSettings.shape.title.safeParse(title).success
          setTyped(isFine ? null : title)
          if (isFine) onChange({ ...settings, title }, 'Change the title')
        }}
      />
      <PictureField
        label="Logo"
        hint="Replaces the title."
        value={settings.logoId}
        onChange={(logoId) => onChange({ ...settings, logoId }, 'Change the logo')}
      />
    </div>
  )
}
