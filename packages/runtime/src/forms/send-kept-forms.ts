import type { SubmissionOutcome } from '@sitewright/model/forms/submissions/submission-answer'
import type { SiteRuntime } from '../site/site-runtime'
import { type PostForm, postForm } from './form-calls'
import { putDraft } from './form-draft'
import { dropKept, type KeptForm, keepForm, listKept } from './form-outbox'
import { outboxEvent, outboxKey } from './outbox-key'
import { sendForm } from './send-form'
import { createSubmissionKeys, type SubmissionKeys } from './submission-keys'

/** What `outboxEvent` tells. */
export interface OutboxNews {
  readonly id: string
  readonly outcome: SubmissionOutcome
}

type Words = Pick<SiteRuntime, 'loadDialogs' | 'loadToasts'>

/** Sends what waits, one after the other, in one tab alone. False where something still waits. */
export async function sendKeptForms(words: Words): Promise<boolean> {
  const send = async () => {
    for (const { id } of listKept(Date.now())) {
      // Another tab, or the visitor, may have taken it out meanwhile.
      const kept = listKept(Date.now()).find((it) => it.id === id)
      if (kept && !(await sendOne(kept, words))) return false
    }
    return true
  }
  // Without locks two tabs may send at once; they use the same key, and the host takes it once.
  return navigator.locks ? navigator.locks.request(outboxKey, send) : send()
}

async function sendOne(kept: KeptForm, words: Words): Promise<boolean> {
  let lastStatus = 0
  const post: PostForm = async (address, body) => {
    lastStatus = 0
    const answer = await postForm(address, body)
    lastStatus = answer.status
    return answer
  }
  const { fieldIds, parts, texts } = kept
  const outcome = await sendForm({ post, keys: rememberKey(kept, post), fieldIds, parts, texts })
  // Nobody answered, or the host has no time now: it goes on waiting.
  const isPutOff = outcome.kind === 'failure' && (lastStatus < 400 || lastStatus === 429 || lastStatus >= 500)
  if (isPutOff) return false
  dropKept(kept.id)
  tell(kept, outcome, words)
  return true
}

/** Written down before it is used: whoever sends this again, after a reload or in another tab, uses the same key. */
function rememberKey(kept: KeptForm, post: PostForm): Pick<SubmissionKeys, 'take' | 'keep'> {
  let known = kept.key
  const fresh = createSubmissionKeys({ post, now: Date.now, ...(kept.asksForProof ? { solve } : {}) })
  return {
    async take() {
      const key = known ?? (await fresh.take())
      known = null
      if (key !== null) keepForm({ ...kept, key: { ...key, isKept: true } })
      return key
    },
    keep: () => {},
  }
}

async function solve(challenge: Parameters<NonNullable<Parameters<typeof createSubmissionKeys>[0]['solve']>>[0]) {
  const { pageTimes, solveProof } = await import('./solve-proof')
  return solveProof(challenge, pageTimes, new AbortController().signal)
}

function tell(kept: KeptForm, outcome: SubmissionOutcome, { loadDialogs, loadToasts }: Words): void {
  const { id, formId, typed, texts } = kept
  const detail: OutboxNews = { id, outcome }
  const isToldByForm = !document.dispatchEvent(new CustomEvent(outboxEvent, { detail, cancelable: true }))
  if (isToldByForm) return
  if (outcome.kind === 'success') {
    void loadToasts().then((toasts) => toasts?.showToast(texts.sent))
    return
  }
  // Whoever opens the form again finds it there.
  putDraft(formId, typed)
  const text = [outcome.message, ...Object.values(outcome.fieldErrors)].join(' ')
  void loadDialogs().then((dialogs) => dialogs?.openDialog({ title: texts.refused, text }))
}
