import { identityCookies } from '@sitewright/model/accounts/identity-cookies'
import type { Answer } from '@sitewright/model/forms/submissions/submission-answer'
import { readCookie } from '../browser/cookies'
import { ownAddress } from '../browser/own-address'

/** Rejects when no answer comes, and when what comes is no JSON. A failing status is an answer like any other. */
export type PostForm = (address: string, body?: unknown) => Promise<Answer>

export const postForm: PostForm = async (asked, body) => {
  const address = ownAddress(asked)
  const crumb = readCookie(identityCookies.crumb)
  const answer = await fetch(crumb === undefined ? address : `${address}?crumb=${encodeURIComponent(crumb)}`, {
    method: 'POST',
    credentials: 'include',
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  return { status: answer.status, data: await answer.json() }
}
