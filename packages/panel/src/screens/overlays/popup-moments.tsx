import { rangeOf } from '@sitewright/model/documents/schema-limits'
import { neverShowAgain } from '@sitewright/model/overlays/popup/popup-frequency'
import type { PopupDocument } from '@sitewright/model/overlays/popup/popup-settings'
import { popupDelay } from '@sitewright/model/overlays/popup/popup-settings'
import { popupScrollDepths } from '@sitewright/model/overlays/popup/popup-trigger'
import { NumberField } from '@sitewright/ui/controls/number-field'
import { Select } from '@sitewright/ui/controls/select'
import { Switch } from '@sitewright/ui/controls/switch'

const frequencies = [
  { value: '0', label: 'On every page' },
  { value: '1', label: 'After 1 day' },
  { value: '7', label: 'After 7 days' },
  { value: '30', label: 'After 30 days' },
  { value: String(neverShowAgain), label: 'Never' },
]

export interface PopupFields {
  value: PopupDocument
  change: (part: Partial<PopupDocument>) => void
}

/** When the popup opens, for whom, and when again. */
export function PopupMoments({ value, change }: PopupFields) {
  const { trigger, displayFrequency } = value
  const current = String(displayFrequency)
  const isListed = frequencies.some((it) => it.value === current)
  return (
    <>
      <Select
        label="Opens"
        value={trigger.kind}
        choices={[
          { value: 'delay', label: 'After a delay' },
          { value: 'scroll', label: 'On scroll' },
        ]}
        onChange={(kind) =>
          change({ trigger: kind === 'delay' ? { kind, seconds: 5 } : { kind, percent: popupScrollDepths[1] } })
        }
      />
      {trigger.kind === 'delay' ? (
        <NumberField
          label="Seconds"
          {...rangeOf(popupDelay.shape.seconds)}
          value={trigger.seconds}
          onChange={(seconds) => change({ trigger: { kind: 'delay', seconds } })}
        />
      ) : (
        <Select
          label="Scroll depth"
          value={String(trigger.percent)}
          choices={popupScrollDepths.map((percent) => ({ value: String(percent), label: `${percent} %` }))}
          onChange={(text) => {
            const percent = popupScrollDepths.find((depth) => String(depth) === text)
            if (percent) change({ trigger: { kind: 'scroll', percent } })
          }}
        />
      )}
      <Select
        label="Show again after closing"
        value={current}
        choices={isListed ? frequencies : [...frequencies, { value: current, label: `After ${current} days` }]}
        onChange={(days) => change({ displayFrequency: Number(days) })}
      />
      <Switch
        label="Don’t show again after signing up"
        checked={value.showUntilSignup}
        onChange={(showUntilSignup) => change({ showUntilSignup })}
      />
      <Switch
        label="Show on phones"
        checked={value.enableMobile}
        onChange={(enableMobile) => change({ enableMobile })}
      />
    </>
  )
}
