import { headerFooterAnswer, headerFooterChange } from '../header-footer/site-header-footer'
import { api } from '../routes/api'
import { defineCalls } from './define-calls'

/** Header and footer as lists of sections. */
export const headerFooterCalls = defineCalls({
  readSiteHeaderFooter: { method: 'GET', path: api.siteHeaderFooter, answer: headerFooterAnswer },
  writeSiteHeaderFooter: {
    method: 'PUT',
    path: api.siteHeaderFooter,
    body: headerFooterChange,
    answer: headerFooterAnswer,
  },
})
