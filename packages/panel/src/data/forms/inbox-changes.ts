import type {
  SubmissionChange,
  SubmissionList,
  SubmissionState,
  SubmissionSummary,
} from '@sitewright/model/forms/inbox'

/** The pages of a list as they are held. */
export interface HeldPages {
  readonly pages: readonly SubmissionList[]
  readonly pageParams: readonly unknown[]
}

/**
 * A held list after a change. What has moved elsewhere leaves it; what was only read or starred stays until the list is
 * asked for again, for a row that vanishes under the eyes of its reader is lost to them.
 */
export function patchPages<Held extends HeldPages>(
  held: Held,
  ids: ReadonlySet<string>,
  change: SubmissionChange,
): Held {
  const patchRow = (row: SubmissionSummary) => (ids.has(row.id) ? patchSubmission(row, change) : row)
  const isLeaving = (row: SubmissionSummary) =>
    ids.has(row.id) && change.state !== undefined && change.state !== row.state
  return {
    ...held,
    pages: held.pages.map((page) => ({
      ...page,
      submissions: page.submissions.filter((row) => !isLeaving(row)).map(patchRow),
    })),
  }
}

export function patchSubmission<Row extends SubmissionSummary>(row: Row, change: SubmissionChange): Row {
  return { ...row, ...withoutGaps(change) }
}

/** What must be changed, and for which of them, to have everything as it was. */
export function invertChange(
  rows: readonly SubmissionSummary[],
  change: SubmissionChange,
): { ids: string[]; change: SubmissionChange }[] {
  const groups = new Map<string, { ids: string[]; change: SubmissionChange }>()
  for (const row of rows) {
    const before: SubmissionChange = withoutGaps({
      isRead: change.isRead === undefined ? undefined : row.isRead,
      isStarred: change.isStarred === undefined ? undefined : row.isStarred,
      state: change.state === undefined ? undefined : row.state,
    })
    const key = JSON.stringify(before)
    const group = groups.get(key) ?? { ids: [], change: before }
    group.ids.push(row.id)
    groups.set(key, group)
  }
  return [...groups.values()]
}

function withoutGaps(change: Readonly<Record<string, unknown>>): SubmissionChange {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
}

const moves: Record<SubmissionState, string> = {
  inbox: 'moved to inbox',
  spam: 'moved to spam',
  deleted: 'moved to trash',
}

/** What a note says after a change. */
export function describeChange(count: number, { isRead, isStarred, state }: SubmissionChange): string {
  const who = count === 1 ? 'Submission' : `${count} submissions`
  if (state !== undefined) return `${who} ${moves[state]}`
  if (isStarred !== undefined) return `${who} ${isStarred ? 'starred' : 'unstarred'}`
  return `${who} marked as ${isRead ? 'read' : 'unread'}`
}

/** Which one is opened when these leave the list: the next one that stays, else the one before. */
export function pickNext(rows: readonly SubmissionSummary[], openId: string | null, leaving: ReadonlySet<string>) {
  const at = rows.findIndex((row) => row.id === openId)
  const staying = (row: SubmissionSummary) => !leaving.has(row.id)
  return rows.slice(at + 1).find(staying)?.id ?? rows.slice(0, Math.max(0, at)).findLast(staying)?.id ?? null
}
