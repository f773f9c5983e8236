import { roles } from '@sitewright/model/accounts/roles'
import { api } from '@sitewright/model/routes/api'
import type { PageContext } from '../context/read-context'
import { call } from '../data/site-calls'
import type { EscapeVisitor } from '../keyboard/listen-to-escape'

export interface Visitor extends EscapeVisitor {
  readonly websiteRoles: readonly number[]
}

const anonymous: Visitor = { isSignedIn: false, mayOpenPanel: false, websiteRoles: [] }

/**
 * Pages are the same for everybody: who is signed in is asked of the host, by those alone who may be. Undefined where it
 * did not answer.
 */
export async function findVisitor(context: PageContext): Promise<Visitor | undefined> {
  if (context.readText('authenticatedAccount', 'id') !== '') return readVisitor(context.read('websiteRoles'))
  const answer = await call('GET', api.contributorMark)
  if (!answer.isOk) return undefined
  fillContext(context, answer.data)
  return readSession(answer.data)
}

/** From now on the context says who is signed in, as it would on a page made for them alone. */
function fillContext(context: PageContext, answer: unknown): void {
  const { account, websiteRoles } = (answer ?? {}) as { account?: { id?: unknown; displayName?: unknown } | null } & {
    websiteRoles?: unknown
  }
  if (typeof account !== 'object' || account === null) return
  const { id, displayName } = account
  context.add({ authenticatedAccount: { id, displayName }, websiteRoles: websiteRoles ?? [] })
}

function readVisitor(given: unknown): Visitor {
  const websiteRoles = Array.isArray(given) ? given.filter((role) => typeof role === 'number') : []
  return { isSignedIn: true, mayOpenPanel: true, websiteRoles }
}

/** Somebody who may not open the panel is to the site what a viewer is. */
export function readSession(answer: unknown): Visitor {
  const { account, permissions, websiteRoles } = (answer ?? {}) as Partial<Record<string, unknown>>
  if (typeof account !== 'object' || account === null) return anonymous
  const mayOpenPanel = Array.isArray(permissions) && permissions.includes('panel.open')
  const given = readVisitor(websiteRoles).websiteRoles
  return { isSignedIn: true, mayOpenPanel, websiteRoles: mayOpenPanel ? given : [roles.viewer] }
}
