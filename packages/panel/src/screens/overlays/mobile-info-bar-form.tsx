import { MobileInfoBar } from '@sitewright/blocks/overlays/mobile-info-bar'
import { overlaysCss } from '@sitewright/blocks/overlays/overlays-css'
import { Switch } from '@sitewright/ui/switch'
import { TextArea, TextField } from '@sitewright/ui/text-field'
import { SettingsForm } from '../settings/settings-form'
import { FrameOverlay, OverlayPreview } from './overlay-preview'

const css = overlaysCss(['mobile-info-bar'])

export function MobileInfoBarForm() {
  return (
    <SettingsForm
      name="mobile-info-bar"
      title="Mobile info bar"
      hint="Ways to reach you, at the lower edge of phones and tablets. What you leave empty is left out."
    >
      {({ value, change, errors }) => (
        <>
          <Switch
            label="Show the mobile info bar"
            checked={value.isEnabled}
            onChange={(isEnabled) => change({ isEnabled })}
          />
          <TextField
            label="E-mail"
            type="email"
            value={value.email}
            error={errors.email}
            onChange={(email) => change({ email })}
          />
          <TextField
            label="Telephone"
            type="tel"
            value={value.phone}
            error={errors.phone}
            onChange={(phone) => change({ phone })}
          />
          <TextField
            label="Address"
            value={value.address}
            error={errors.address}
            onChange={(address) => change({ address })}
          />
          <TextArea
            label="Opening hours"
            rows={3}
            value={value.hours}
            error={errors.hours}
            onChange={(hours) => change({ hours })}
          />
          <OverlayPreview isNarrow>
            {(frame) => (
              <FrameOverlay frame={frame} replaces=".mobile-info-bar" at="end" css={css}>
                <MobileInfoBar settings={value} />
              </FrameOverlay>
            )}
          </OverlayPreview>
        </>
      )}
    </SettingsForm>
  )
}
