import { jobPolling } from '@sitewright/model/editor/file-jobs'
import type { JobList, JobState, JobSummary } from '@sitewright/model/jobs/job-answers'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { Button, IconButton } from '@sitewright/ui/button'
import { EmptyState, LoadFailure } from '@sitewright/ui/empty-state'
import { Skeleton } from '@sitewright/ui/skeleton'
import { toasts } from '@sitewright/ui/toast-store'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../data/api'
import { textOfError } from '../../data/call-error'
import { formatMoment } from '../../parts/format-time'
import './mail.css'

const queryKey = ['background-work'] as const
/** Work that begins within this time is worth watching. */
const soonMs = 5_000
/** What is tried again later and what comes meanwhile is seen too, without being asked for. */
const quietMs = 4_000
const mostDead = 200

/** What the host does later: sends mails, publishes on time. What failed for good waits here for a person. */
export function BackgroundWork() {
  const client = useQueryClient()
  const list = useQuery({
    queryKey,
    staleTime: 0,
    queryFn: loadWork,
    refetchInterval: ({ state }) => (isBusy(state.data) ? jobPolling.everyMs : quietMs),
  })
  const change = useMutation({
    mutationFn: ({ address, method }: WorkChange) => callApi(address, { method }),
    onSuccess: (_answer, { done }) => toasts.show({ text: done }),
    onError: (error) => toasts.show({ kind: 'error', text: textOfError(error) }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
  const { dead = [], open = [], counts } = list.data ?? {}
  const toDo = (counts?.waiting ?? 0) + (counts?.running ?? 0)
  return (
    <div className="form settings-form">
      <h3>Background work</h3>
      <p className="sw-field-hint">
        Mails and other work that is done later. What fails is tried again by itself; what fails for good waits here.
      </p>
      {list.isPending ? <Skeleton lines={3} label="Loading background work" /> : null}
      {list.isError ? <LoadFailure text={list.error.message} onRetry={() => list.refetch()} /> : null}
      {list.data && dead.length + open.length === 0 ? (
        <EmptyState icon="check" title="Everything is done">
          Nothing waits and nothing failed.
        </EmptyState>
      ) : null}
      {dead.length > 0 ? (
        <FailedWork jobs={dead} count={counts?.dead ?? 0} isBusy={change.isPending} onChange={change.mutate} />
      ) : null}
      {open.length > 0 ? <OpenWork jobs={open} count={toDo} /> : null}
    </div>
  )
}

interface WorkChange {
  readonly address: string
  readonly method: 'POST' | 'DELETE'
  /** What people are told then. */
  readonly done: string
}

interface WorkProps {
  jobs: readonly JobSummary[]
  /** Also of those that are not listed. */
  count: number
}

function FailedWork(props: WorkProps & { isBusy: boolean; onChange: (change: WorkChange) => void }) {
  const { jobs, count, isBusy, onChange } = props
  return (
    <section aria-labelledby="dead-work">
      <div className="work-head">
        <h4 id="dead-work">Failed ({count})</h4>
        <Button
          size="small"
          disabled={isBusy}
          onClick={() => onChange({ address: api.jobsRetry, method: 'POST', done: 'Everything is tried again.' })}
        >
          Try all again
        </Button>
      </div>
      <ul className="rows">
        {jobs.map((job) => (
          <li key={job.id} className="row">
            <WorkWords job={job} />
            <span className="row-actions">
              <Button
                size="small"
                disabled={isBusy}
                aria-label={`Try again: ${nameOf(job)}`}
                onClick={() => onChange(retryOf(job))}
              >
                Try again
              </Button>
              <IconButton
                icon="trash"
                label={`Delete: ${nameOf(job)}`}
                disabled={isBusy}
                onClick={() => onChange(deletionOf(job))}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const retryOf = ({ id }: JobSummary): WorkChange => ({
  address: fillPath(api.jobRetry, { jobId: id }),
  method: 'POST',
  done: 'It is tried again.',
})

const deletionOf = ({ id }: JobSummary): WorkChange => ({
  address: fillPath(api.job, { jobId: id }),
  method: 'DELETE',
  done: 'It is deleted and will not be done.',
})

function OpenWork({ jobs, count }: WorkProps) {
  return (
    <section aria-labelledby="open-work">
      <h4 id="open-work">To do ({count})</h4>
      <ul className="rows">
        {jobs.map((job) => (
          <li key={job.id} className="row">
            <WorkWords job={job} />
          </li>
        ))}
      </ul>
      {count > jobs.length ? <p className="sw-field-hint">And {(count - jobs.length).toLocaleString()} more.</p> : null}
    </section>
  )
}

interface Work extends Pick<JobList, 'counts'> {
  readonly dead: readonly JobSummary[]
  readonly open: readonly JobSummary[]
}

/** However much waits, what failed for good is among it. */
async function loadWork(): Promise<Work> {
  const [newest, failed] = await Promise.all([
    callApi<JobList>(api.jobs),
    callApi<JobList>(`${api.jobs}?state=dead&limit=${mostDead}`),
  ])
  return { counts: newest.counts, dead: failed.jobs, open: newest.jobs.filter(({ state }) => state !== 'dead') }
}

function WorkWords({ job }: { job: JobSummary }) {
  return (
    <span className="row-main">
      <strong>{job.label}</strong>
      {job.detail ? <span>{job.detail}</span> : null}
      <span className="sw-field-hint">{describe(job)}</span>
      {job.progress ? (
        <progress aria-label={`Progress: ${job.label}`} value={job.progress.done} max={job.progress.total} />
      ) : null}
      {job.lastError ? <span className="work-error">{job.lastError}</span> : null}
    </span>
  )
}

const stateWords: Record<JobState, string> = { waiting: 'Waits until', running: 'Under way since', dead: 'Given up' }

function describe({ state, at, attempts }: JobSummary): string {
  const tries = attempts === 0 ? [] : [attempts === 1 ? '1 try' : `${attempts} tries`]
  return [`${stateWords[state]} ${formatMoment(at)}`, ...tries].join(' · ')
}

function nameOf({ label, detail }: JobSummary): string {
  return detail ? `${label} ${detail.charAt(0).toLowerCase()}${detail.slice(1)}` : label
}

function isBusy(work: Work | undefined): boolean {
  if (!work) return false
  return work.open.some(
    ({ state, at }) => state === 'running' || (state === 'waiting' && Date.parse(at) < Date.now() + soonMs),
  )
}
