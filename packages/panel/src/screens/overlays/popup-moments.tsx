import { neverShowAgain } from '@sitewright/model/overlays/popup-frequency'
import type { PopupDocument } from '@sitewright/model/overlays/popup-settings'
import { popupScrollDepths } from '@sitewright/model/overlays/popup-trigger'
import { NumberField } from '@sitewright/ui/number-field'
import { Select } from '@sitewright/ui/select'
import { Switch } from '@sitewright/ui/switch'

const frequencies = [
  { value: '0', label: 'On every page' },
  { value: '1', label: 'After a day' },
  { value: '7', label: 'After a week' },
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
          { value: 'delay', label: 'After some seconds' },
          { value: 'scroll', label: 'After some scrolling' },
        ]}
        onChange={(kind) =>
          change({ trigger: kind === 'delay' ? { kind, seconds: 5 } : { kind, percent: popupScrollDepths[1] } })
        }
      />
      {trigger.kind === 'delay' ? (
        <NumberField
          label="Seconds"
          min={0}
          max={3600}
          value={trigger.seconds}
          onChange={(seconds) => change({ trigger: { kind: 'delay', seconds } })}
        />
      ) : (
        <Select
          label="How much of the page"
          value={String(trigger.percent)}
          choices={popupScrollDepths.map((percent) => ({ value: String(percent), label: `${percent} %` }))}
          onChange={(text) => {
            const percent = popupScrollDepths.find((depth) => String(depth) === text)
            if (percent) change({ trigger: { kind: 'scroll', percent } })
          }}
        />
      )}
      <Select
        label="Once closed, shown again"
        value={current}
        choices={isListed ? frequencies : [...frequencies, { value: current, label: `After ${current} days` }]}
        onChange={(days) => change({ displayFrequency: Number(days) })}
      />
      <Switch
        label="Not again for people who signed up"
        checked={value.showUntilSignup}
        onChange={(showUntilSignup) => change({ showUntilSignup })}
      />
      <Switch
        label="Also on phones"
        checked={value.enableMobile}
        onChange={(enableMobile) => change({ enableMobile })}
      />
    </>
  )
}
