import type { PageSummary } from '@sitewright/model/pages/page-answers'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { instantOfWallTime, wallTimeOf } from '@sitewright/model/timing/zoned-time'
import { Button } from '@sitewright/ui/button'
import { Dialog } from '@sitewright/ui/dialog'
import { Skeleton } from '@sitewright/ui/skeleton'
import { toasts } from '@sitewright/ui/toast-store'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { callApi } from '../data/api'
import { textOfError } from '../data/call-error'
import { queryKeys } from '../data/queries'
import { useSiteDocument } from '../data/site-documents'
import type { PageSession } from '../document/page-session'

const hourMs = 60 * 60 * 1000

interface ScheduleDialogProps {
  session: PageSession
  page: PageSummary
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
      if (!(await session.autosave.flush())) throw new Error('The page could not be saved, so it was not scheduled.')
      const body = { at: new Date(instant ?? 0).toISOString() }
      return callApi(fillPath(api.pageSchedule, { pageId: page.id }), { method: 'PUT', body })
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: queryKeys.pages })
      toasts.show({ text: `“${page.settings.title}” will be published by itself.` })
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
      <p className="sw-field-hint">
        On the clocks of the site: {timeZone}. Visitors then get the draft as it stands at that time.
      </p>
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
