import { BadgeBar } from '@sitewright/blocks/overlays/badge-bar'
import { overlaysCss } from '@sitewright/blocks/overlays/overlays-css'
import { siteStatusRules } from '@sitewright/model/site/site-status'
import { Switch } from '@sitewright/ui/controls/switch'
import { useStanding } from '../../data/standing'
import { SettingsForm } from '../document-form/settings-form'
import { FrameOverlay, OverlayPreview } from './overlay-preview'

const css = overlaysCss(['badge-bar'])

export function BadgeForm() {
  const status = useStanding().data?.status
  const isForced = status !== undefined && siteStatusRules[status].hasBadge
  return (
    <SettingsForm
      name="badges"
      title="“Made with” badge"
      hint="A small badge in the bottom corner that says what your site is made with."
    >
      {({ value, change }) => (
        <>
          {isForced ? <p className="sw-field-hint">During the trial, every page shows it.</p> : null}
          <Switch
            label="Show the “Made with” badge"
            checked={value.isBadgeEnabled}
            onChange={(isBadgeEnabled) => change({ isBadgeEnabled })}
          />
          <OverlayPreview>
            {(frame, texts) => (
              <FrameOverlay frame={frame} replaces=".badge-bar" at="end" css={css}>
                {(value.isBadgeEnabled || isForced) && <BadgeBar productAddress="/" texts={texts.page} />}
              </FrameOverlay>
            )}
          </OverlayPreview>
        </>
      )}
    </SettingsForm>
  )
}
