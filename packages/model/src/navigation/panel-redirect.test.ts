import { expect, test } from 'vitest'
import { roles } from '../accounts/roles'
import { decidePanelRedirect, type RedirectSituation } from './panel-redirect'

function decide(change: Partial<RedirectSituation> = {}) {
  return decidePanelRedirect({
    hasAuthenticatedAccount: true,
    websiteRoles: [roles.admin],
    isTopWindow: true,
    hasNoRedirectSessionFlag: false,
    isDeveloperMode: false,
    isCloneable: false,
    hostname: 'daisy.example',
    path: '/about',
    queryString: '',
    ...change,
  })
}

test('[NAV-025] an owner in the top window is sent to the panel, open on the same page', () => {
  expect(decide({ queryString: '?tag=tea' })).toBe('/config/?frameUrl=%2Fabout%3Ftag%3Dtea')
})

test('[NAV-026] an anonymous visitor is not redirected', () => {
  expect(decide({ hasAuthenticatedAccount: false, websiteRoles: [] })).toBeUndefined()
})

test('[NAV-027] an account whose only role is viewer is not redirected', () => {
  expect(decide({ websiteRoles: [roles.viewer] })).toBeUndefined()
  expect(decide({ websiteRoles: [roles.viewer, roles.editor] })).toBeDefined()
})

test('[NAV-028] a framed page is not redirected', () => {
  expect(decide({ isTopWindow: false })).toBeUndefined()
})

test('[NAV-029] the noredirect query flag keeps the page', () => {
  expect(decide({ queryString: '?noredirect' })).toBeUndefined()
  expect(decide({ queryString: '?a=1&noredirect=true' })).toBeUndefined()
  expect(decide({ queryString: '?x=noredirect' })).toBeDefined()
})

test('[NAV-030] the noredirect session flag keeps the page', () => {
  expect(decide({ hasNoRedirectSessionFlag: true })).toBeUndefined()
})

test('[NAV-031] a local host is not redirected', () => {
  for (const hostname of ['localhost', '127.0.0.1', '[::1]', 'studio.local', 'LOCALHOST']) {
    expect(decide({ hostname }), hostname).toBeUndefined()
  }
  for (const hostname of ['localhost.example', 'daisylocal', '127.0.0.10']) {
    expect(decide({ hostname }), hostname).toBeDefined()
  }
})

test('[NAV-032] developer mode keeps the page', () => {
  expect(decide({ isDeveloperMode: true })).toBeUndefined()
})

test('[NAV-033] a cloneable site is not redirected', () => {
  expect(decide({ isCloneable: true })).toBeUndefined()
})
