import { type FailureCode, failures } from '@sitewright/model/failures/catalog'
import type { Endpoint } from '../../http/endpoint'

export const jsonType = 'application/json'

/** What one call may answer, by status. */
export interface DocumentedAnswer {
  readonly status: number
  readonly contentTypes: readonly string[]
  /** Absent for success. */
  readonly failures?: readonly FailureCode[]
}

/** Every call may meet these: the address, the host, the rate, the database. */
const alwaysPossible: readonly FailureCode[] = [
  'request.invalid',
  'request.malformed',
  'request.unstorable',
  'request.not-found',
  'site.unknown',
  'request.too-many',
  'server.busy',
]

export function listDocumentedAnswers(endpoint: Endpoint): DocumentedAnswer[] {
  const codes = new Set([...alwaysPossible, ...failuresOfKind(endpoint), ...(endpoint.failures ?? [])])
  const byStatus = new Map<number, FailureCode[]>()
  for (const code of codes) {
    const [status] = failures[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  const refused = [...byStatus].sort(([one], [other]) => one - other)
  return [
    { status: endpoint.status ?? 200, contentTypes: endpoint.status === 204 ? [] : contentTypesOf(endpoint) },
    ...refused.map(([status, listed]) => ({ status, contentTypes: [jsonType], failures: listed })),
  ]
}

function contentTypesOf({ answerTypes = [jsonType] }: Endpoint): readonly string[] {
  return answerTypes
}

/** What follows from who may call, from the method and from the body. */
function failuresOfKind({ access, method, parts, partsTypes, isShared, needsConfirmedEmail }: Endpoint): FailureCode[] {
  const changes = method !== 'GET'
  const hasAccount = access !== 'public' && access !== 'account' && access !== 'member'
  return [
    ...(access === 'public' ? [] : (['request.unauthorized'] as const)),
    ...(access === 'public' || access === 'member' ? [] : (['request.out-of-scope'] as const)),
    ...(hasAccount ? (['request.forbidden'] as const) : []),
    ...(needsConfirmedEmail ? (['account.unconfirmed'] as const) : []),
    ...(changes ? (['request.crumb', 'request.too-large'] as const) : []),
    ...(changes || isShared ? (['request.foreign-origin'] as const) : []),
    'request.unsupported-type',
    ...(parts !== undefined && partsTypes === undefined ? (['asset.missing-file'] as const) : []),
  ]
}
