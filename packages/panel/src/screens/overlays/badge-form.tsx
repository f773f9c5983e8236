import { BadgeBar } from '@sitewright/blocks/overlays/badge-bar'
import { overlaysCss } from '@sitewright/blocks/overlays/overlays-css'
import { Switch } from '@sitewright/ui/switch'
import { SettingsForm } from '../settings/settings-form'
import { FrameOverlay, OverlayPreview } from './overlay-preview'

const css = overlaysCss(['badge-bar'])

export function BadgeForm() {
  return (
    <SettingsForm name="badges" title="Badge bar" hint="A small line in the lower corner that says what made the site.">
      {({ value, change }) => (
        <>
          <Switch
            label="Show the badge bar"
            checked={value.isBadgeEnabled}
            onChange={(isBadgeEnabled) => change({ isBadgeEnabled })}
          />
          <OverlayPreview>
            {(frame) => (
              <FrameOverlay frame={frame} replaces=".badge-bar" at="end" css={css}>
                {value.isBadgeEnabled && <BadgeBar productAddress="/" />}
              </FrameOverlay>
            )}
          </OverlayPreview>
        </>
      )}
    </SettingsForm>
  )
}
