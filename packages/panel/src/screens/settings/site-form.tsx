import { Switch } from '@sitewright/ui/switch'
import { TextArea, TextField } from '@sitewright/ui/text-field'
import { PictureField } from '../../drawers/asset-field'
import { SettingsForm } from './settings-form'
import { TimeZoneField } from './time-zone-field'

export function SiteForm() {
  return (
    <SettingsForm name="settings" title="Site">
      {({ value, change, errors }) => (
        <>
          <TextField
            label="Title"
            required
            maxLength={120}
            value={value.title}
            error={errors.title}
            onChange={(title) => change({ title })}
          />
          <TextField
            label="Tagline"
            maxLength={200}
            value={value.tagline}
            error={errors.tagline}
            onChange={(tagline) => change({ tagline })}
          />
          <TextArea
            label="Description"
            hint="For search engines, where a page has none of its own."
            maxLength={400}
            value={value.description}
            error={errors.description}
            onChange={(description) => change({ description })}
          />
          <div className="sw-pair">
            <TextField
              label="Language"
              hint="Such as en or de-AT."
              value={value.language}
              error={errors.language}
              onChange={(language) => change({ language })}
            />
            <TimeZoneField
              value={value.timeZone}
              error={errors.timeZone}
              onChange={(timeZone) => change({ timeZone })}
            />
          </div>
          <PictureField label="Logo" value={value.logoId} onChange={(logoId) => change({ logoId })} />
          <PictureField label="Browser icon" value={value.faviconId} onChange={(faviconId) => change({ faviconId })} />
          <Switch
            label="Escape opens the sign-in"
            hint="On the public site, for you and your contributors."
            checked={value.escapeToLogin}
            onChange={(escapeToLogin) => change({ escapeToLogin })}
          />
        </>
      )}
    </SettingsForm>
  )
}
