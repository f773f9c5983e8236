import type { SiteStatus, SiteType } from '@sitewright/model/reference/sites'
import {
  type SiteStanding,
  type SiteStandingChange,
  siteStatusRules,
  siteTypeRules,
} from '@sitewright/model/site/site-status'
import { LoadFailure } from '@sitewright/ui/feedback/empty-state'
import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { useId, useState } from 'react'
import { textOfError } from '../../data/calls/call-error'
import { useChangeStanding, useStanding } from '../../data/standing'
import { VisibilityChoice } from './visibility-choice'
import './site-status.css'

/** Who sees the site, what it is at the moment, what that means for visitors, and what its owner can make of it. */
export function SiteStatusForm() {
  const standing = useStanding()
  return (
    <div className="form settings-form">
      <h3>Visibility</h3>
      {standing.isPending ? <Skeleton lines={4} heightPx={40} label="Loading status" /> : null}
      {standing.isError ? <LoadFailure text={textOfError(standing.error)} onRetry={() => standing.refetch()} /> : null}
      {standing.data ? <StandingChoices standing={standing.data} /> : null}
    </div>
  )
}

function StandingChoices({ standing }: { standing: SiteStanding }) {
  const save = useChangeStanding()
  // Shown at once; the host's answer, or its refusal, takes its place.
  const [wanted, setWanted] = useState<SiteStandingChange>({})
  const { status, type } = standing
  function change(next: SiteStandingChange, text: string) {
    setWanted(next)
    save.mutate(next, { onSuccess: () => void toasts.show({ text }), onSettled: () => setWanted({}) })
  }
  return (
    <>
      <VisibilityChoice standing={standing} />
      <StandingGroup
        legend="What visitors see"
        current={wanted.type ?? type}
        choices={[type, ...siteTypeRules[type].owner].sort((a, b) => a - b)}
        rules={siteTypeRules}
        onChange={(next: SiteType) => change({ type: next }, `Visitors now see: ${siteTypeRules[next].label}`)}
      />
      <StandingGroup
        legend="Status"
        current={wanted.status ?? status}
        choices={[status, ...siteStatusRules[status].owner].sort((a, b) => a - b)}
        rules={siteStatusRules}
        onChange={(next: SiteStatus) => change({ status: next }, `Status changed to ${siteStatusRules[next].label}`)}
      />
      {save.isError ? (
        <p className="sw-field-error" role="alert">
          {textOfError(save.error)}
        </p>
      ) : null}
      <p className="sw-field-hint">Site version {standing.version}</p>
    </>
  )
}

interface StandingGroupProps<Value extends number> {
  legend: string
  current: Value
  choices: readonly Value[]
  rules: Readonly<Record<Value, { readonly label: string; readonly text: string }>>
  onChange: (value: Value) => void
}

/** One choice is no choice: then it is told in words, and who could change it. */
function StandingGroup<Value extends number>(props: StandingGroupProps<Value>) {
  const { legend, current, choices, rules, onChange } = props
  const name = useId()
  return (
    <fieldset className="standing">
      <legend className="sw-field-label">{legend}</legend>
      {choices.length > 1 ? (
        choices.map((value) => (
          <label key={value} className="standing-choice">
            <input type="radio" name={name} checked={value === current} onChange={() => onChange(value)} />
            <StandingWords {...rules[value]} />
          </label>
        ))
      ) : (
        <div className="standing-choice">
          <StandingWords {...rules[current]} />
        </div>
      )}
      {choices.length > 1 ? null : <p className="sw-field-hint">Only the platform can change this.</p>}
    </fieldset>
  )
}

function StandingWords({ label, text }: { label: string; text: string }) {
  return (
    <span>
      <strong>{label}</strong>
      <span className="sw-field-hint">{text}</span>
    </span>
  )
}
