import { pageCalls } from '@sitewright/model/calls/pages'
import type { PageSummary } from '@sitewright/model/pages/page-answers'
import { instantOfWallTime, wallTimeOf } from '@sitewright/model/timing/zoned-time'
import { Button } from '@sitewright/ui/controls/button'
import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import { Dialog } from '@sitewright/ui/floating/dialog'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { callApi } from '../data/calls/api'
import { textOfError } from '../data/calls/call-error'
import { queryKeys } from '../data/queries'
import { useSiteDocument } from '../data/site/site-documents'
import type { PageSession } from '../document/sessions/page-session'

const hourMs = 60 * 60 * 1000

interface ScheduleDialogProps {
  session: { readonly autosave: Pick<PageSession['autosave'], 'flush'> }
  page: Pick<PageSummary, 'id' | 'scheduledAt'> & { readonly settings: Pick<PageSummary['settings'], 'title'> }
  onClose: () => void
}

export function ScheduleDialog(props: ScheduleDialogProps) {
  const settings = useSiteDocument('settings').data?.body
  return (
    <Dialog title="Schedule publishing" widthPx={420} onCancel={props.onClose}>
      {settings ? <ScheduleForm {...props} timeZone={settings.timeZone} /> : <Skeleton lines={3} label="Loading" />}
    </Dialog>
  )
}

function ScheduleForm({ session, page, timeZone, onClose }: ScheduleDialogProps & { timeZone: string }) {
  const client = useQueryClient()
  const fieldId = useId()
  const start = page.scheduledAt ? Date.parse(page.scheduledAt) : Math.ceil(Date.now() / hourMs) * hourMs + hourMs
  const [wallTime, setWallTime] = useState(wallTimeOf(start, timeZone))
  const instant = instantOfWallTime(wallTime, timeZone)
  const plan = useMutation({
    mutationFn: async () => {
      if (!(await session.autosave.flush())) throw new Error('The page couldn’t be saved, so it wasn’t scheduled.')
      const body = { at: new Date(instant ?? 0).toISOString() }
      return callApi(pageCalls.schedulePage, { params: { pageId: page.id }, body })
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: queryKeys.pages })
      toasts.show({ text: `“${page.settings.title}” is scheduled` })
      onClose()
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    plan.mutate()
  }
  return (
    <form className="form" onSubmit={submit}>
      <label className="sw-field-label" htmlFor={fieldId}>
        Date and time
      </label>
      <input
        id={fieldId}
        className="sw-input"
        type="datetime-local"
        required
        value={wallTime}
        onChange={(event) => setWallTime(event.target.value)}
      />
      <p className="sw-field-hint">Time zone: {timeZone}. The draft is published as it is at that time.</p>
      {plan.isError ? (
        <p className="sw-field-error" role="alert">
          {textOfError(plan.error)}
        </p>
      ) : null}
      <div className="row-actions">
        <Button onClick={onClose}>Cancel</Button>
        <Button kind="primary" type="submit" disabled={instant === null || plan.isPending}>
          Schedule
        </Button>
      </div>
    </form>
  )
}
