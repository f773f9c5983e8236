import type { DraftContent, DraftOrder } from '@sitewright/model/commerce/orders/draft-order'
import { useEffect, useState } from 'react'

interface Unsaved {
  readonly version: number
  readonly content: DraftContent
}

/** What was typed and not saved, by draft: another screen of the panel and back, and it is still there. */
const unsaved = new Map<string, Unsaved>()

/** A draft as it is on the screen. The browser asks before it closes the page over unsaved changes. */
export function useUnsavedDraft({ id, version, content: saved }: DraftOrder) {
  const [content, setContent] = useState<DraftContent>(() => {
    const kept = unsaved.get(id)
    return kept?.version === version ? kept.content : saved
  })
  const isChanged = JSON.stringify(content) !== JSON.stringify(saved)
  useEffect(() => {
    if (!isChanged) {
      unsaved.delete(id)
      return
    }
    unsaved.set(id, { version, content })
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [id, version, content, isChanged])
  return { content, setContent, isChanged }
}
