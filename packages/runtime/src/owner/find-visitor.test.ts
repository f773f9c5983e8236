import { afterAll, expect, test, vi } from 'vitest'
import { readContext } from '../context/read-context'

vi.stubGlobal('window', {})
afterAll(() => vi.unstubAllGlobals())
const { findVisitor, readSession } = await import('./find-visitor')

test('an account that the context names is signed in, with its roles', async () => {
  const context = readContext('{"authenticatedAccount":{"id":"a"},"websiteRoles":[10,"x"]}')
  expect(await findVisitor(context)).toEqual({ isSignedIn: true, mayOpenPanel: true, websiteRoles: [10] })
})

test('who may open the panel is an owner to the page; another account is what a viewer is', () => {
  expect(readSession({ account: { id: 'a' }, permissions: ['site.view', 'panel.open'] })).toEqual({
    isSignedIn: true,
    mayOpenPanel: true,
    websiteRoles: [],
  })
  expect(readSession({ account: { id: 'a' }, permissions: ['site.view'] })).toEqual({
    isSignedIn: true,
    mayOpenPanel: false,
    websiteRoles: [10],
  })
})

test('an answer without an account, and one that is none at all, is nobody', () => {
  for (const answer of [null, undefined, 'x', {}, { account: null }, { account: 'a' }]) {
    expect(readSession(answer)).toEqual({ isSignedIn: false, mayOpenPanel: false, websiteRoles: [] })
  }
})
