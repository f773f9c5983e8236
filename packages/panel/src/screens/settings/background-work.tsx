import { jobCalls } from '@sitewright/model/calls/background-work'
import { jobPolling } from '@sitewright/model/editor/file-jobs'
import { type JobList, type JobState, type JobSummary, jobTable } from '@sitewright/model/jobs/job-answers'
import { listMoves, nextState } from '@sitewright/model/states/state-table'
import { Button, IconButton } from '@sitewright/ui/controls/button'
import { EmptyState } from '@sitewright/ui/feedback/empty-state'
import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../data/calls/api'
import { textOfError } from '../../data/calls/call-error'
import { formatMoment } from '../../ground/format-time'
import { LoadState } from '../../parts/load-state'
import './mail.css'

const queryKey = ['background-work'] as const
/** Work that begins within this time is worth watching. */
const soonMs = 5_000
/** What is tried again later and what comes meanwhile is seen too, without being asked for. */
const quietMs = 4_000
const maxDead = 200

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
    mutationFn: ({ send }: WorkChange) => send(),
    onSuccess: (_answer, { done }) => toasts.show({ text: done }),
    onError: (error) => toasts.show({ kind: 'error', text: textOfError(error) }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
  const { dead = [], open = [], counts } = list.data ?? {}
  const toDo = (counts?.waiting ?? 0) + (counts?.running ?? 0)
  return (
    <div className="form settings-form">
      <h3>Tasks</h3>
      <p className="sw-field-hint">
        Emails and other work done in the background. Failed tasks are retried automatically. Tasks that keep failing
        wait here.
      </p>
      <LoadState query={list}>
        <Skeleton lines={3} label="Loading tasks" />
      </LoadState>
      {list.data && dead.length + open.length === 0 ? (
        <EmptyState icon="check" title="No tasks">
          Nothing is waiting, and nothing failed.
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
  readonly send: () => Promise<unknown>
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
        <Button size="small" disabled={isBusy} onClick={() => onChange(retryOfAll)}>
          Retry all
        </Button>
      </div>
      <ul className="rows">
        {jobs.map((job) => (
          <li key={job.id} className="row">
            <WorkWords job={job} />
            <WorkActions job={job} isBusy={isBusy} onChange={onChange} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const retryOfAll: WorkChange = { send: () => callApi(jobCalls.retryJobs), done: 'Retrying all tasks' }
function WorkActions(props: { job: JobSummary; isBusy: boolean; onChange: (change: WorkChange) => void }) {
  const { job, isBusy, onChange } = props
  const moves = listMoves(jobTable, job.state)
  return (
    <span className="row-actions">
      {moves.includes('tryAgain') ? (
        <Button
          size="small"
          disabled={isBusy}
          aria-label={`Retry: ${nameOf(job)}`}
          onClick={() => onChange(retryOf(job))}
        >
          Retry
        </Button>
      ) : null}
      {moves.includes('discard') ? (
        <IconButton
          icon="trash"
          label={`Delete: ${nameOf(job)}`}
          disabled={isBusy}
          onClick={() => onChange(deletionOf(job))}
        />
      ) : null}
    </span>
  )
}

const retryOf = ({ id }: JobSummary): WorkChange => ({
  send: () => callApi(jobCalls.retryJob, { params: { jobId: id } }),
  done: 'Retrying task',
})

const deletionOf = ({ id }: JobSummary): WorkChange => ({
  send: () => callApi(jobCalls.deleteJob, { params: { jobId: id } }),
  done: 'Task deleted',
})

function OpenWork({ jobs, count }: WorkProps) {
  return (
    <section aria-labelledby="open-work">
      <h4 id="open-work">In progress ({count})</h4>
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
    callApi(jobCalls.listJobs),
    callApi(jobCalls.listJobs, { query: { state: 'dead', limit: maxDead } }),
  ])
  const open = newest.jobs.filter(({ state }) => nextState(jobTable, state, 'tryAgain') === null)
  return { counts: newest.counts, dead: failed.jobs, open }
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

const stateWords: Record<JobState, string> = { waiting: 'Scheduled for', running: 'Running since', dead: 'Failed' }

function describe({ state, at, attempts }: JobSummary): string {
  const tries = attempts === 0 ? [] : [attempts === 1 ? '1 attempt' : `${attempts} attempts`]
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
