import { z } from 'zod'
import { api } from '../routes/api'
import { domainName, siteDomain } from '../site/domains'
import { defineCalls } from './define-calls'
import { nothing } from './no-content'

const params = z.strictObject({ host: domainName })

export const domainCalls = defineCalls({
  listDomains: { method: 'GET', path: api.domains, answer: z.strictObject({ domains: z.array(siteDomain) }) },
  addDomain: {
    method: 'POST',
    path: api.domains,
    body: z.strictObject({ host: domainName }),
    answer: siteDomain,
    status: 201,
  },
  checkDomain: { method: 'POST', path: api.domainCheck, params, answer: siteDomain },
  makeDomainPrimary: { method: 'PUT', path: api.domainPrimary, params, answer: siteDomain },
  removeDomain: { method: 'DELETE', path: api.domain, params, answer: nothing },
})
