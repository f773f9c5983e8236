import { maxLengthOf } from '@sitewright/model/documents/schema-limits'
import { siteSettings } from '@sitewright/model/site/settings'
import { Switch } from '@sitewright/ui/controls/switch'
import { TextArea, TextField } from '@sitewright/ui/controls/text-field'
import { PictureField } from '../../fields/assets/asset-field'
import { SettingsForm } from '../document-form/settings-form'
import { TimeZoneField } from './time-zone-field'

export function SiteForm() {
  return (
    <SettingsForm name="settings" title="Site">
      {({ value, change, errors }) => (
        <>
          <TextField
            label="Title"
            required
            maxLength={maxLengthOf(siteSettings.shape.title)}
            value={value.title}
            error={errors.title}
            onChange={(title) => change({ title })}
          />
          <TextField
            label="Tagline"
            hint="A few words for search engines and shared links when there’s no description."
            maxLength={maxLengthOf(siteSettings.shape.tagline)}
            value={value.tagline}
            error={errors.tagline}
            onChange={(tagline) => change({ tagline })}
          />
          <TextArea
            label="Description"
            hint="For search engines, on pages without their own description."
            maxLength={maxLengthOf(siteSettings.shape.description)}
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
          <PictureField
            label="Logo for dark backgrounds"
            value={value.darkLogoId}
            onChange={(darkLogoId) => change({ darkLogoId })}
          />
          <PictureField label="Favicon" value={value.faviconId} onChange={(faviconId) => change({ faviconId })} />
          <Switch
            label="Press Esc to sign in"
            hint="On your public site, Esc opens the sign-in page. It still closes menus and dialogs for visitors."
            checked={value.escapeToLogin}
            onChange={(escapeToLogin) => change({ escapeToLogin })}
          />
        </>
      )}
    </SettingsForm>
  )
}
