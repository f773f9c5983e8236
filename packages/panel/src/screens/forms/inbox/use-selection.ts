import type { SubmissionSummary } from '@sitewright/model/forms/inbox'
import { useState } from 'react'

export interface Selection {
  /** Those of the list that are selected; what has left the list is not among them. */
  readonly rows: readonly SubmissionSummary[]
  readonly has: (id: string) => boolean
  readonly set: (id: string, isSelected: boolean, isRange: boolean) => void
  readonly toggle: (id: string) => void
  readonly all: () => void
  readonly clear: () => void
}

/** With shift, everything between the last one and this one. */
export function useSelection(rows: readonly SubmissionSummary[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [lastId, setLastId] = useState<string | null>(null)
  function set(id: string, isSelected: boolean, isRange: boolean) {
    const [from, to] = [rows.findIndex((row) => row.id === lastId), rows.findIndex((row) => row.id === id)]
    const range = isRange && from >= 0 ? rows.slice(Math.min(from, to), Math.max(from, to) + 1) : []
    const next = new Set(ids)
    for (const changed of [id, ...range.map((row) => row.id)]) isSelected ? next.add(changed) : next.delete(changed)
    setIds(next)
    setLastId(id)
  }
  return {
    rows: rows.filter((row) => ids.has(row.id)),
    has: (id) => ids.has(id),
    set,
    toggle: (id) => set(id, !ids.has(id), false),
    all: () => setIds(new Set(rows.map((row) => row.id))),
    clear: () => setIds(new Set()),
  }
}
