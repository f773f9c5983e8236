import type { ProofChallenge } from '@sitewright/model/forms/proof-challenge'
import { readSubmissionKey } from '@sitewright/model/forms/submission-answer'
import { formAddresses } from '@sitewright/model/routes/form-addresses'
import type { PostForm } from './form-calls'

/** A key is good for an hour; one that is nearly as old may be too old when it arrives. */
const freshMs = 50 * 60 * 1000

interface SubmissionKey {
  readonly key: string
  /** Null where the form asks for no proof. */
  readonly solution: string | null
}

interface KeyInputs {
  readonly post: PostForm
  readonly now: () => number
  /** Absent where the form asks for no proof. */
  readonly solve?: (challenge: ProofChallenge) => Promise<string>
}

export interface SubmissionKeys {
  /** Asks for a key ahead of time, so that its puzzle is solved while the visitor still types. */
  prepare(): void
  /** A key that was never used, with its puzzle solved. Null when there is none to be had. */
  take(): Promise<SubmissionKey | null>
}

export function createSubmissionKeys({ post, now, solve }: KeyInputs): SubmissionKeys {
  let waiting: { readonly key: Promise<SubmissionKey | null>; readonly askedAt: number } | null = null

  async function ask(): Promise<SubmissionKey | null> {
    try {
      const answer = await post(formAddresses.key)
      const key = answer.status >= 200 && answer.status < 300 ? readSubmissionKey(answer) : null
      if (key === null) return null
      return { key, solution: solve === undefined ? null : await solve(readChallenge(answer.data)) }
    } catch {
      return null
    }
  }
  function prepare(): void {
    if (waiting === null || now() - waiting.askedAt >= freshMs) waiting = { key: ask(), askedAt: now() }
  }
  return {
    prepare,
    async take() {
      prepare()
      const early = waiting?.key
      // Whatever becomes of it, a key is used once.
      waiting = null
      // The call ahead of time may have failed for a reason that is gone by now.
      return (await early) ?? ask()
    },
  }
}

function readChallenge(data: unknown): ProofChallenge {
  return (data as { readonly challenge: ProofChallenge }).challenge
}
