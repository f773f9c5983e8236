import { identityCookies } from '@sitewright/model/accounts/identity-cookies'
import { commentFields } from '@sitewright/model/comments/comment-form'
import { readCookie } from '../browser/cookies'
import { postForm } from '../forms/form-calls'
import { pageTimes, solveProof } from '../forms/solve-proof'
import { createSubmissionKeys } from '../forms/submission-keys'

/** However long the puzzle takes, the comment goes off: without proof it waits for its approval. */
const patienceMs = 6_000

/** While somebody writes, the page gets proof that a browser does: then the comment need not wait. The form posts as it would anyway. */
export function runCommentForm(form: HTMLFormElement): () => void {
  const ended = new AbortController()
  const { signal } = ended
  const keys = createSubmissionKeys({
    post: postForm,
    now: Date.now,
    solve: (challenge) => solveProof(challenge, pageTimes, signal),
  })
  let step: 'writing' | 'proving' | 'sending' = 'writing'

  async function send(submitter: HTMLElement | null): Promise<void> {
    step = 'proving'
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMs))
    const taken = await Promise.race([keys.take(), late])
    if (taken !== null) {
      fill(form, commentFields.key, taken.key)
      fill(form, commentFields.proof, taken.solution ?? '')
    }
    // A form that is being submitted, as it is until its event is over, ignores another wish to be.
    await pageTimes.rest()
    step = 'sending'
    if (!signal.aborted) form.requestSubmit(submitter)
    // The page may come back as it was left.
    step = 'writing'
  }

  form.addEventListener('focusin', () => keys.prepare(), { signal, once: true })
  form.addEventListener(
    'submit',
    (event) => {
      if (step === 'sending') return
      event.preventDefault()
      if (step === 'writing') void send(event.submitter)
    },
    { signal },
  )
  // The site knows the name of its members.
  if (readCookie(identityCookies.siteUserInfo) !== undefined) {
    for (const name of [commentFields.name, commentFields.email]) {
      const field = form.querySelector<HTMLElement>(`[name="${name}"]`)?.parentElement
      if (field) field.hidden = true
    }
  }
  return () => ended.abort()
}

function fill(form: HTMLFormElement, name: string, value: string): void {
  const found = form.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  const input = found ?? document.createElement('input')
  input.type = 'hidden'
  input.name = name
  input.value = value
  if (found === null) form.append(input)
}
