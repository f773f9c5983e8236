import { overlaysCss } from '@sitewright/blocks/overlays/overlays-css'
import { PopupContent } from '@sitewright/blocks/overlays/popup'
import { maxLengthOf } from '@sitewright/model/documents/schema-limits'
import { popupDocument } from '@sitewright/model/overlays/popup/popup-settings'
import { Button } from '@sitewright/ui/controls/button'
import { Select } from '@sitewright/ui/controls/select'
import { Switch } from '@sitewright/ui/controls/switch'
import { TextField } from '@sitewright/ui/controls/text-field'
import { LinkField } from '../../fields/links/link-field'
import { LazyTextEditor } from '../../fields/text/lazy-text-editor'
import { SettingsForm } from '../document-form/settings-form'
import { FrameOverlay, OverlayPreview } from './overlay-preview'
import { type PopupFields, PopupMoments } from './popup-moments'
import { PopupQuestion } from './popup-question'

/** In the preview the popup must not take the keyboard from the form, so it is no modal dialog there. */
const css = `${overlaysCss(['popup', 'popup-form'])}.popup-overlay{position:fixed;inset:0;margin:auto;height:fit-content;z-index:30400;box-shadow:0 0 0 100vmax rgb(0 0 0/45%)}`

export function PopupForm() {
  return (
    <SettingsForm name="popup" title="Popup" hint="A message shown over the page.">
      {({ value, change, errors }) => (
        <>
          <Switch label="Show popup" checked={value.isEnabled} onChange={(isEnabled) => change({ isEnabled })} />
          <TextField
            label="Title"
            maxLength={maxLengthOf(popupDocument.shape.title)}
            value={value.title}
            onChange={(title) => change({ title })}
          />
          <LazyTextEditor label="Text" value={value.text} onChange={(text) => change({ text })} />
          <PopupQuestion value={value} change={change} />
          <ButtonFields value={value} change={change} errors={errors} />
          <Select
            label="Style"
            value={value.style}
            choices={[
              { value: 'center', label: 'Centered' },
              { value: 'side', label: 'Side' },
              { value: 'cover', label: 'Full screen' },
            ]}
            onChange={(style) => change({ style })}
          />
          <PopupMoments value={value} change={change} />
          <div>
            <Button onClick={() => change({ version: value.version + 1 })}>Reset popup for all visitors</Button>
          </div>
          <OverlayPreview>
            {(frame, texts) => (
              <FrameOverlay frame={frame} replaces=".popup-overlay" at="end" css={css}>
                <dialog open className="popup-overlay" aria-label="Popup">
                  <PopupContent popup={value} context={{ texts }} />
                </dialog>
              </FrameOverlay>
            )}
          </OverlayPreview>
        </>
      )}
    </SettingsForm>
  )
}

function ButtonFields({
  value: { button },
  change,
  errors,
}: PopupFields & { errors: Readonly<Record<string, string>> }) {
  const { text, href } = button ?? { text: '', href: '' }
  const put = (part: { text?: string; href?: string }) => {
    const next = { text, href, ...part }
    change({ button: next.text === '' && next.href === '' ? null : next })
  }
  return (
    <>
      <TextField
        label="Button"
        maxLength={maxLengthOf(popupDocument.shape.button.unwrap().unwrap().shape.text)}
        value={text}
        error={errors['button.text']}
        onChange={(it) => put({ text: it })}
      />
      <LinkField label="Button link" value={href} error={errors['button.href']} onChange={(it) => put({ href: it })} />
    </>
  )
}
