import { AnnouncementBar } from '@sitewright/blocks/overlays/announcement-bar'
import { overlaysCss } from '@sitewright/blocks/overlays/overlays-css'
import { hasAnnouncement } from '@sitewright/model/overlays/bars/announcement-document'
import { Switch } from '@sitewright/ui/controls/switch'
import { LinkField } from '../../fields/links/link-field'
import { LazyTextEditor } from '../../fields/text/lazy-text-editor'
import { SettingsForm } from '../document-form/settings-form'
import { FrameOverlay, OverlayPreview } from './overlay-preview'

const css = overlaysCss(['announcement'])

export function AnnouncementForm() {
  return (
    <SettingsForm
      name="announcement"
      title="Announcement bar"
      hint="A line at the top of every page. Visitors can close it."
    >
      {({ value, change, errors }) => (
        <>
          <Switch
            label="Show announcement bar"
            checked={value.isEnabled}
            onChange={(isEnabled) => change({ isEnabled })}
          />
          <LazyTextEditor label="Text" value={value.text} onChange={(text) => change({ text })} />
          <LinkField
            label="Link"
            hint="The whole bar links there. Leave empty for no link."
            value={value.href}
            error={errors.href}
            onChange={(href) => change({ href })}
          />
          <OverlayPreview>
            {(frame, texts) => (
              <FrameOverlay frame={frame} replaces=".announcement-bar" at="start" css={css}>
                {hasAnnouncement(value) && <AnnouncementBar announcement={value} texts={texts.page} />}
              </FrameOverlay>
            )}
          </OverlayPreview>
        </>
      )}
    </SettingsForm>
  )
}
