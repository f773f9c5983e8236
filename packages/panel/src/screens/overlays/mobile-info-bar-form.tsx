import { MobileInfoBar } from '@sitewright/blocks/overlays/mobile-info-bar'
import { overlaysCss } from '@sitewright/blocks/overlays/overlays-css'
import { Switch } from '@sitewright/ui/controls/switch'
import { TextField } from '@sitewright/ui/controls/text-field'
import { useState } from 'react'
import { RowsTable } from '../../parts/rows-table'
import { SettingsForm } from '../document-form/settings-form'
import { type HoursLine, readHours, writeHours } from './hours-lines'
import { FrameOverlay, OverlayPreview } from './overlay-preview'

const css = overlaysCss(['mobile-info-bar'])

export function MobileInfoBarForm() {
  return (
    <SettingsForm
      name="mobile-info-bar"
      title="Mobile info bar"
      hint="Ways to reach you, at the bottom of phones and tablets. Empty fields aren’t shown."
    >
      {({ value, change, errors }) => (
        <>
          <Switch
            label="Show mobile info bar"
            checked={value.isEnabled}
            onChange={(isEnabled) => change({ isEnabled })}
          />
          <TextField
            label="Email"
            type="email"
            value={value.email}
            error={errors.email}
            onChange={(email) => change({ email })}
          />
          <TextField
            label="Phone"
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
          <HoursField value={value.hours} error={errors.hours} onChange={(hours) => change({ hours })} />
          <OverlayPreview isNarrow>
            {(frame, texts) => (
              <FrameOverlay frame={frame} replaces=".mobile-info-bar" at="end" css={css}>
                <MobileInfoBar settings={value} texts={texts.page} />
              </FrameOverlay>
            )}
          </OverlayPreview>
        </>
      )}
    </SettingsForm>
  )
}

const hoursColumns = [
  { key: 'days', label: 'Days' },
  { key: 'times', label: 'Hours' },
]

interface HoursFieldProps {
  value: string
  error: string | undefined
  onChange: (hours: string) => void
}

/** What is typed stays as it is typed; another text from elsewhere, such as an undo, is read anew. */
function HoursField({ value, error, onChange }: HoursFieldProps) {
  const [typed, setTyped] = useState<readonly HoursLine[]>(() => readHours(value))
  const lines = writeHours(typed) === value ? typed : readHours(value)
  return (
    <fieldset className="sw-field">
      <legend className="sw-field-label">Opening hours</legend>
      <RowsTable
        label="Opening hours"
        rowName="line"
        columns={hoursColumns}
        rows={lines.map((line) => ({ ...line }))}
        blankRow={() => ({ days: '', times: '' })}
        onChange={(rows) => {
          const next = rows.map(({ days, times }) => ({ days: String(days), times: String(times) }))
          setTyped(next)
          onChange(writeHours(next))
        }}
      />
      {error ? <p className="sw-field-error">{error}</p> : null}
    </fieldset>
  )
}
