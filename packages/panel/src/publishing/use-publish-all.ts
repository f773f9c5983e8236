import { pageCalls } from '@sitewright/model/calls/pages'
import type { PageSummary } from '@sitewright/model/pages/page-answers'
import { hasContent } from '@sitewright/model/pages/page-settings'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { callApi } from '../data/calls/api'
import { textOfError } from '../data/calls/call-error'
import { queryKeys } from '../data/queries'

export type RowState =
  | { readonly kind: 'sending' | 'done' }
  /** The others are published all the same. */
  | { readonly kind: 'failed'; readonly text: string }

export function listUnpublished(pages: readonly PageSummary[]): PageSummary[] {
  return pages.filter((page) => hasContent(page.settings) && page.deletedAt === null && page.state !== 'published')
}

export function countPages(count: number): string {
  return count === 1 ? '1 page' : `${count} pages`
}

/** Publishes page by page exactly the drafts that were listed. What fails is named and can be tried again. */
export function usePublishAll(onAllDone: () => void) {
  const client = useQueryClient()
  const [states, setStates] = useState<ReadonlyMap<string, RowState>>(new Map())
  const [isRunning, setRunning] = useState(false)
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  const mark = (pageId: string, state: RowState) => setStates((before) => new Map(before).set(pageId, state))

  async function publishOne({ id, draftVersion }: PageSummary): Promise<boolean> {
    mark(id, { kind: 'sending' })
    try {
      await callApi(pageCalls.publishPage, { params: { pageId: id }, body: { version: draftVersion } })
      mark(id, { kind: 'done' })
      return true
    } catch (error) {
      mark(id, { kind: 'failed', text: textOfError(error) })
      return false
    }
  }
  async function publish(pages: readonly PageSummary[]): Promise<void> {
    setRunning(true)
    setStates(new Map())
    let published = 0
    let tried = 0
    for (const page of pages) {
      if (!isOpen.current) break
      tried += 1
      if (await publishOne(page)) published += 1
    }
    setRunning(false)
    await client.invalidateQueries({ queryKey: queryKeys.pages })
    if (published > 0) toasts.show({ text: `${countPages(published)} published` })
    if (tried === published && isOpen.current) onAllDone()
  }
  const doneCount = [...states.values()].filter(({ kind }) => kind === 'done').length
  return { states, isRunning, doneCount, publish }
}
