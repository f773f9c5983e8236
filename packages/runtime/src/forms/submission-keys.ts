import type { ProofChallenge } from '@sitewright/model/forms/proof-of-work/proof-challenge'
import { readSubmissionKey } from '@sitewright/model/forms/submissions/submission-answer'
import { formAddresses } from '@sitewright/model/routes/form-addresses'
import type { PostForm } from './form-calls'

/** A key is good for an hour; one that is nearly as old may be too old when it arrives. */
const freshMs = 50 * 60 * 1000

export interface SubmissionKey {
  readonly key: string
  /** Null where the form asks for no proof. */
  readonly solution: string | null
  /** It was sent before, and no answer came. */
  readonly isKept?: true
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
  /** A key with its puzzle solved: a new one, or the one that was kept. Null when there is none to be had. */
  take(): Promise<SubmissionKey | null>
  /** Nobody knows whether it arrived: sent again with the same key, it is stored once. */
  keep(taken: SubmissionKey): void
}

export function createSubmissionKeys({ post, now, solve }: KeyInputs): SubmissionKeys {
  let waiting: { readonly key: Promise<SubmissionKey | null>; readonly askedAt: number } | null = null
  let takenAt = 0

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
      takenAt = waiting?.askedAt ?? now()
      // What was answered used up its key.
      waiting = null
      // The call ahead of time may have failed for a reason that is gone by now.
      return (await early) ?? ask()
    },
    keep(taken) {
      waiting = { key: Promise.resolve({ ...taken, isKept: true }), askedAt: takenAt }
    },
  }
}

function readChallenge(data: unknown): ProofChallenge {
  return (data as { readonly challenge: ProofChallenge }).challenge
}
