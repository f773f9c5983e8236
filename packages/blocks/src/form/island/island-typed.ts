import type { SubmitState } from '@sitewright/model/forms/submissions/submit-lifecycle'
import { fillInDraft, keepDraft } from '@sitewright/runtime/forms/form-draft'
import { type FormEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'

type Lengths = Readonly<Record<string, number>>

/** Looks after what is typed: it outlives a reload of the page, and texts with a limit are counted. */
export function useTyped(frame: RefObject<HTMLDivElement | null>, formId: string, state: SubmitState) {
  const [byField, setLengths] = useState<Lengths>({})
  const latestState = useRef(state)
  latestState.current = state
  useLayoutEffect(() => {
    const form = frame.current?.querySelector('form')
    // In the owner's panel, whose script runs in another window, nothing is kept.
    if (!form || form.ownerDocument !== document) return
    // From here on the form checks itself and says more than the browser would.
    form.noValidate = true
    fillInDraft(form, formId)
    const texts = [...form.querySelectorAll<HTMLTextAreaElement>('textarea[data-max-length]')]
    setLengths(Object.fromEntries(texts.map(({ name, value }) => [name, value.length])))
    const onLeave = () => latestState.current !== 'success' && keepDraft(form, formId)
    window.addEventListener('pagehide', onLeave)
    return () => window.removeEventListener('pagehide', onLeave)
  }, [frame, formId])
  return {
    byField,
    measure({ target }: FormEvent<HTMLFormElement>): void {
      if (!(target instanceof HTMLTextAreaElement) || target.dataset.maxLength === undefined) return
      const { name, value } = target
      setLengths((known) => ({ ...known, [name]: value.length }))
    },
  }
}
