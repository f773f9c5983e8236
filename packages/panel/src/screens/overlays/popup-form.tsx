import { overlaysCss } from '@sitewright/blocks/overlays/overlays-css'
import { PopupContent } from '@sitewright/blocks/overlays/popup'
import { Button } from '@sitewright/ui/button'
import { Select } from '@sitewright/ui/select'
import { Switch } from '@sitewright/ui/switch'
import { TextField } from '@sitewright/ui/text-field'
import { LazyTextEditor } from '../../drawers/lazy-text-editor'
import { LinkField } from '../../drawers/link-field'
import { SettingsForm } from '../settings/settings-form'
import { FrameOverlay, OverlayPreview } from './overlay-preview'
import { type PopupFields, PopupMoments } from './popup-moments'
import { PopupQuestion } from './popup-question'

/** In the preview the popup must not take the keyboard from the form, so it is no modal dialog there. */
const css = `${overlaysCss(['popup', 'popup-form'])}.popup-overlay{position:fixed;inset:0;margin:auto;height:fit-content;z-index:30400;box-shadow:0 0 0 100vmax rgb(0 0 0/45%)}`

export function PopupForm() {
  return (
    <SettingsForm name="popup" title="Popup" hint="A message over the page, shown once it is time.">
      {({ value, change, errors }) => (
        <>
          <Switch label="Show the popup" checked={value.isEnabled} onChange={(isEnabled) => change({ isEnabled })} />
          <TextField label="Title" maxLength={120} value={value.title} onChange={(title) => change({ title })} />
          <LazyTextEditor label="Text" value={value.text} onChange={(text) => change({ text })} />
          <PopupQuestion value={value} change={change} />
          <ButtonFields value={value} change={change} errors={errors} />
          <Select
            label="Style"
            value={value.style}
            choices={[
              { value: 'center', label: 'In the middle' },
              { value: 'side', label: 'At the side' },
              { value: 'cover', label: 'Over the whole page' },
            ]}
            onChange={(style) => change({ style })}
          />
          <PopupMoments value={value} change={change} />
          <div>
            <Button onClick={() => change({ version: value.version + 1 })}>Show it again to everybody</Button>
          </div>
          <OverlayPreview>
            {(frame) => (
              <FrameOverlay frame={frame} replaces=".popup-overlay" at="end" css={css}>
                <dialog open className="popup-overlay" aria-label="Popup">
                  <PopupContent popup={value} />
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
        maxLength={60}
        value={text}
        error={errors['button.text']}
        onChange={(it) => put({ text: it })}
      />
      <LinkField
        label="Button leads to"
        value={href}
        error={errors['button.href']}
        onChange={(it) => put({ href: it })}
      />
    </>
  )
}
