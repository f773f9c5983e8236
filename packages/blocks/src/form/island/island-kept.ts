import type { SubmissionParts } from '@sitewright/model/forms/submissions/build-submission'
import { dropKept, keepForm, listKept } from '@sitewright/runtime/forms/form-outbox'
import { outboxEvent } from '@sitewright/runtime/forms/outbox-key'
import type { OutboxNews } from '@sitewright/runtime/forms/send-kept-forms'
import { fillInTyped, readTyped } from '@sitewright/runtime/forms/typed-values'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { FormIslandProps } from './form-island-props'

interface KeptInputs {
  readonly props: FormIslandProps
  readonly frame: RefObject<HTMLDivElement | null>
  /** A form of this page waits already, since a page before this one. */
  readonly onFound: () => void
  readonly onNews: (outcome: OutboxNews['outcome']) => void
}

/** A form that was sent without a connection waits in the browser, and is sent by the page's script. */
export function useKept({ props: { form, formId, recaptchaKey, texts }, frame, onFound, onNews }: KeptInputs) {
  const keptId = useRef<string | null>(null)
  const tell = useRef({ onFound, onNews })
  tell.current = { onFound, onNews }
  useLayoutEffect(() => {
    const element = frame.current?.querySelector('form')
    // The owner's panel, whose script runs in another window, has nothing to do with visitors.
    if (!element || element.ownerDocument !== document) return
    const found = listKept(Date.now()).find((it) => it.formId === formId)
    if (found) {
      keptId.current = found.id
      fillInTyped(element, found.typed)
      tell.current.onFound()
    }
    const ended = new AbortController()
    document.addEventListener(
      outboxEvent,
      (event) => {
        const { id, outcome } = (event as CustomEvent<OutboxNews>).detail
        if (id !== keptId.current) return
        event.preventDefault()
        keptId.current = null
        tell.current.onNews(outcome)
      },
      { signal: ended.signal },
    )
    return () => ended.abort()
  }, [frame, formId])

  return {
    /** What somebody else checks at once, or nobody should find on the device, cannot wait. */
    canKeep: recaptchaKey === null && form.fields.every(({ type }) => type !== 'password'),
    keep(element: HTMLFormElement, parts: Omit<SubmissionParts, 'key'>): boolean {
      const id = `${formId} ${Date.now()}`
      const isKept = keepForm({
        id,
        formId,
        keptAt: Date.now(),
        asksForProof: form.captcha === 'proof',
        fieldIds: form.fields.map((field) => field.id),
        parts,
        typed: readTyped(element),
        key: null,
        texts: texts.sending,
      })
      keptId.current = isKept ? id : null
      return isKept
    },
    takeBack(): void {
      if (keptId.current !== null) dropKept(keptId.current)
      keptId.current = null
    },
  }
}
