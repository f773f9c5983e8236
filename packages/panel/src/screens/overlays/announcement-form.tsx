import { AnnouncementBar } from '@sitewright/blocks/overlays/announcement-bar'
import { overlaysCss } from '@sitewright/blocks/overlays/overlays-css'
import { hasAnnouncement } from '@sitewright/model/overlays/announcement-document'
import { Switch } from '@sitewright/ui/switch'
import { LazyTextEditor } from '../../drawers/lazy-text-editor'
import { LinkField } from '../../drawers/link-field'
import { SettingsForm } from '../settings/settings-form'
import { FrameOverlay, OverlayPreview } from './overlay-preview'

const css = overlaysCss(['announcement'])

export function AnnouncementForm() {
  return (
    <SettingsForm name="announcement" title="Announcement bar" hint="One line above every page. Visitors may close it.">
      {({ value, change, errors }) => (
        <>
          <Switch
            label="Show the announcement bar"
            checked={value.isEnabled}
            onChange={(isEnabled) => change({ isEnabled })}
          />
          <LazyTextEditor label="Text" value={value.text} onChange={(text) => change({ text })} />
          <LinkField
            label="Link"
            hint="The whole bar leads there. Leave it empty for no link."
            value={value.href}
            error={errors.href}
            onChange={(href) => change({ href })}
          />
          <OverlayPreview>
            {(frame) => (
              <FrameOverlay frame={frame} replaces=".announcement-bar" at="start" css={css}>
                {hasAnnouncement(value) && <AnnouncementBar announcement={value} />}
              </FrameOverlay>
            )}
          </OverlayPreview>
        </>
      )}
    </SettingsForm>
  )
}
