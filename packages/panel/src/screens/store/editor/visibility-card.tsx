import type { WorkflowState } from '@sitewright/model/commerce/products/product'
import { workflowStates } from '@sitewright/model/commerce/products/product'
import type { ProductDetail } from '@sitewright/model/commerce/products/product-answers'
import { instantOfWallTime, wallTimeOf } from '@sitewright/model/timing/zoned-time'
import { Button } from '@sitewright/ui/controls/button'
import { ChoiceGroup } from '@sitewright/ui/controls/choice-group'
import { TextField } from '@sitewright/ui/controls/text-field'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldErrorsOf, textOfError } from '../../../data/calls/call-error'
import { useSiteDocument } from '../../../data/site/site-documents'
import { changeProductState } from '../../../data/store/products'
import { Card } from '../parts/card'
import { lookOfState } from '../parts/product-words'

type State = { readonly workflowState: WorkflowState; readonly at?: string }

const hints: Record<WorkflowState, string> = {
  PUBLISHED: 'Everyone can see and buy it.',
  SCHEDULED: 'Becomes available automatically.',
  DRAFT: 'Only you and your contributors can see it.',
}
const hourMs = 60 * 60 * 1000

/** Whether visitors see the product. It holds at once; the way back is in the toast. */
export function VisibilityCard({ detail }: { detail: ProductDetail }) {
  const timeZone = useSiteDocument('settings').data?.body.timeZone ?? 'UTC'
  const [isScheduling, setScheduling] = useState(false)
  const save = useMutation({
    mutationFn: (state: State) => changeProductState(detail.id, state),
    onSuccess: ({ workflowState }) => {
      setScheduling(false)
      const back = stateOf(detail)
      const run = () => void changeProductState(detail.id, back).catch(tellError)
      toasts.show({ text: `${detail.title}: ${lookOfState(workflowState).label}`, action: { label: 'Undo', run } })
    },
  })
  const shown = isScheduling ? 'SCHEDULED' : detail.workflowState
  function choose(workflowState: WorkflowState) {
    if (workflowState === 'SCHEDULED') return setScheduling(true)
    setScheduling(false)
    if (workflowState !== detail.workflowState) save.mutate({ workflowState })
  }
  return (
    <Card title="Visibility">
      <ChoiceGroup
        label="Visibility"
        hidesLabel
        value={shown}
        choices={workflowStates.map((value) => ({ value, label: lookOfState(value).label }))}
        hint={hints[shown]}
        onChange={choose}
      />
      {shown === 'SCHEDULED' ? (
        <Schedule
          key={detail.scheduledAt}
          scheduledAt={detail.scheduledAt}
          timeZone={timeZone}
          isBusy={save.isPending}
          onSchedule={(at) => save.mutate({ workflowState: 'SCHEDULED', at })}
        />
      ) : null}
      {save.isError ? (
        <p className="sw-field-error" role="alert">
          {Object.values(fieldErrorsOf(save.error))[0] ?? textOfError(save.error)}
        </p>
      ) : null}
    </Card>
  )
}

interface ScheduleProps {
  scheduledAt: string | null
  timeZone: string
  isBusy: boolean
  onSchedule: (at: string) => void
}

function Schedule({ scheduledAt, timeZone, isBusy, onSchedule }: ScheduleProps) {
  const start = scheduledAt ? Date.parse(scheduledAt) : Math.ceil(Date.now() / hourMs) * hourMs + hourMs
  const [wallTime, setWallTime] = useState(wallTimeOf(start, timeZone))
  const instant = instantOfWallTime(wallTime, timeZone)
  return (
    <>
      <TextField
        label="Date and time"
        type="datetime-local"
        hint={`Time zone: ${timeZone}`}
        value={wallTime}
        onChange={setWallTime}
      />
      <div>
        <Button
          kind="primary"
          size="small"
          disabled={isBusy || instant === null}
          onClick={() => instant !== null && onSchedule(new Date(instant).toISOString())}
        >
          {scheduledAt ? 'Change schedule' : 'Schedule'}
        </Button>
      </div>
    </>
  )
}

function stateOf({ workflowState, scheduledAt }: ProductDetail): State {
  return workflowState === 'SCHEDULED' && scheduledAt ? { workflowState, at: scheduledAt } : { workflowState }
}

function tellError(error: unknown): void {
  toasts.show({ kind: 'error', text: textOfError(error) })
}
