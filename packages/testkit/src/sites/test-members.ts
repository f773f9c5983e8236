import { api } from '@sitewright/model/routes/api'
import type { ApiAnswer, ApiClient } from '../client/api-client'
import type { TestHost, TestOwner } from '../host/test-host'
import { pathInMail, readMails } from './read-mails'

export interface TestMember {
  readonly email: string
  readonly password: string
  /** Signed in on the site's built-in address. */
  readonly client: ApiClient
}

let people = 0

/** The code in the newest mail of the site to this address. */
export async function codeInMail(host: TestHost, websiteId: string, email: string): Promise<string> {
  await host.runDueJobs()
  const mails = (await readMails(host, websiteId)).filter((mail) => mail.to === email)
  return pathInMail(mails.at(-1)).split('code=')[1] ?? ''
}

/** Invited by the owner, with a password, and signed in. */
export async function createTestMember(
  host: TestHost,
  owner: Pick<TestOwner, 'client' | 'site'>,
  { rememberMe = true } = {},
): Promise<TestMember> {
  const member = { email: `member-${++people}@example.com`, password: 'glaze-on-the-shelf' }
  expectStatus(await owner.client.post(api.siteMembers, { email: member.email }), 201)
  const client = host.visitor(owner.site)
  const code = await codeInMail(host, owner.site.id, member.email)
  expectStatus(await client.put(api.siteUserReset, { code, password: member.password }), 200)
  expectStatus(await client.post(api.siteUserSession, { ...member, rememberMe }), 200)
  return { ...member, client }
}

function expectStatus(answer: ApiAnswer, status: number): void {
  if (answer.status !== status) throw new Error(`Expected ${status}, got ${answer.status}: ${answer.text}`)
}
