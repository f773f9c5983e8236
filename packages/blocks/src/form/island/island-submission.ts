import { collectFormValues } from '@sitewright/model/forms/fields/field-values'
import { honeypotName, type PostedValues, readPostedInputs } from '@sitewright/model/forms/fields/posted-inputs'
import type { ProofChallenge } from '@sitewright/model/forms/proof-of-work/proof-challenge'
import { decideSubmit } from '@sitewright/model/forms/submissions/before-submit'
import {
  describeErrorBlocks,
  failWith,
  type SubmissionOutcome,
} from '@sitewright/model/forms/submissions/submission-answer'
import {
  canSubmit,
  firstSubmitState,
  nextSubmitState,
  type SubmitState,
} from '@sitewright/model/forms/submissions/submit-lifecycle'
import { readContext } from '@sitewright/runtime/context/read-context'
import { describeVisit } from '@sitewright/runtime/forms/describe-visit'
import { postForm } from '@sitewright/runtime/forms/form-calls'
import { sendForm } from '@sitewright/runtime/forms/send-form'
import { createSubmissionKeys, type SubmissionKeys } from '@sitewright/runtime/forms/submission-keys'
import { type FormEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FormIslandProps } from './form-island-props'
import type { CaptchaHandle } from './island-captcha'
import { useKept } from './island-kept'
import { focusFirstInvalid, showSuccess } from './island-outcome'

interface Shown {
  readonly state: SubmitState
  readonly errors: Readonly<Record<string, string>>
  readonly problem: ReturnType<typeof describeErrorBlocks> | null
  readonly asksToConfirm: boolean
}

const fresh: Shown = { state: firstSubmitState, errors: {}, problem: null, asksToConfirm: false }

/** The way of a form from its first use to its success. */
export function useSubmission(props: FormIslandProps, frame: RefObject<HTMLDivElement | null>, captcha: CaptchaHandle) {
  const { form, formId, kind, texts } = props
  const [shown, setShown] = useState(fresh)
  // Two presses may come before anything is drawn: the state that decides is not the drawn one.
  const state = useRef(firstSubmitState)
  const keys = useRef<SubmissionKeys | null>(null)
  const life = useRef<AbortController | null>(null)
  const startedAt = useRef(0)
  useLayoutEffect(() => {
    const ending = new AbortController()
    life.current = ending
    startedAt.current = performance.now()
    keys.current = createSubmissionKeys({
      post: postForm,
      now: Date.now,
      ...(form.captcha === 'proof' ? { solve: (it) => solve(it, ending.signal) } : {}),
    })
    return () => ending.abort()
  }, [form.captcha])

  function show(next: Shown): void {
    state.current = next.state
    flushSync(() => setShown(next))
  }
  const kept = useKept({
    props,
    frame,
    onFound() {
      state.current = nextSubmitState(state.current, 'keep')
      setShown({ ...fresh, state: state.current })
    },
    onNews: settle,
  })

  async function attempt(element: HTMLFormElement): Promise<SubmissionOutcome | 'kept'> {
    if (keys.current === null) return failWith(texts.sending.processing)
    const read = readValues(form.fields, element)
    if (read === null) return failWith(texts.problems.unreadable)
    const passed = { hasContainer: props.recaptchaKey !== null, key: captcha.readResponse() }
    const { values, extra } = read
    const isValidationDisabled = !form.validate
    const decision = decideSubmit({ fields: form.fields, values, isValidationDisabled, captcha: passed, texts })
    if (decision.kind === 'stop') return { ...decision, kind: 'failure' }
    const parts = {
      ...describeVisit(window.Sitewright?.context ?? readContext(null), window),
      formId,
      objectName: formId,
      container: kind === 'popup' ? 'overlay' : 'page',
      submitButtonText: form.submitText,
      values: { ...values, ...extra },
      captchaKey: passed.key,
      elapsedMs: Math.round(performance.now() - startedAt.current),
    } as const
    if (!navigator.onLine)
      return kept.canKeep && kept.keep(element, parts) ? 'kept' : failWith(texts.offline.typedStays)
    const fieldIds = form.fields.map(({ id }) => id)
    return sendForm({ post: postForm, keys: keys.current, fieldIds, parts, texts: texts.sending })
  }

  function settle(outcome: SubmissionOutcome): void {
    if (frame.current === null) return
    if (outcome.kind === 'success') {
      const { asksToConfirm } = outcome
      show({ ...fresh, state: nextSubmitState(state.current, 'succeed'), asksToConfirm })
      showSuccess(frame.current, props)
      return
    }
    const { fieldErrors } = outcome
    const problem = describeErrorBlocks(outcome, { isNewsletter: kind === 'newsletter', texts: texts.problems })
    show({ ...fresh, state: nextSubmitState(state.current, 'fail'), errors: fieldErrors, problem })
    captcha.reset()
    focusFirstInvalid(frame.current, fieldErrors)
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    // The owner's panel draws forms and keeps them from being sent.
    if (event.isDefaultPrevented()) return
    event.preventDefault()
    if (!canSubmit(state.current)) return
    const element = event.currentTarget
    const button = element.querySelector<HTMLElement>('[type=submit]')
    // What is locked loses the focus: who pressed Enter in a field goes on at the button.
    if (element.contains(document.activeElement)) button?.focus({ preventScroll: true })
    show({ ...fresh, state: nextSubmitState(state.current, 'submit') })
    const outcome = await attempt(element)
    if (life.current?.signal.aborted !== false || frame.current === null) return
    if (outcome !== 'kept') return settle(outcome)
    show({ ...fresh, state: nextSubmitState(state.current, 'keep') })
    frame.current.querySelector<HTMLElement>('[data-form-kept]')?.focus()
  }

  return {
    ...shown,
    submit,
    /** Out of the waiting ones, to be changed and sent again. */
    takeBack(): void {
      kept.takeBack()
      show({ ...fresh, state: nextSubmitState(state.current, 'fail') })
      frame.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
    },
    /** The first touch of the form: what takes time is begun. In the owner's panel, whose script runs elsewhere, nothing is. */
    prepare(): void {
      if (frame.current?.ownerDocument !== document) return
      if (form.captcha === 'proof' || form.captcha === 'none') keys.current?.prepare()
      captcha.load()
    },
  }
}

/** Fetched at the first touch of a form, with the puzzle that it solves. */
async function solve(challenge: ProofChallenge, signal: AbortSignal): Promise<string> {
  const { pageTimes, solveProof } = await import('@sitewright/runtime/forms/solve-proof')
  return solveProof(challenge, pageTimes, signal)
}

type Fields = FormIslandProps['form']['fields']

/** Null when the inputs cannot be read. What people do not see is told apart from what they wrote. */
function readValues(fields: Fields, element: HTMLFormElement) {
  try {
    const posted: Record<string, string[]> = {}
    for (const [name, value] of new FormData(element)) {
      posted[name] ??= []
      posted[name].push(String(value))
    }
    const values = collectFormValues(
      fields,
      readPostedInputs(fields, posted satisfies PostedValues),
      new URLSearchParams(location.search),
    )
    const unseen = posted[honeypotName]?.[0] ?? ''
    return { values, extra: unseen === '' ? {} : { [honeypotName]: unseen } }
  } catch {
    return null
  }
}
