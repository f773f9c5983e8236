import { expect, test } from 'vitest'
import { pages } from '../visitor-texts/english/pages'
import { decidePageAccess, type PageVisit } from './page-access'

function visit(change: Partial<PageVisit>) {
  return decidePageAccess({ access: 'public', isUnlocked: false, isMember: false, canViewSite: false, ...change })
}

test('anyone sees a public page', () => {
  expect(visit({})).toBe('content')
})

test('a locked page shows its lock screen until it is unlocked; membership does not unlock it', () => {
  expect(visit({ access: 'password' })).toBe('lock-screen')
  expect(visit({ access: 'password', isMember: true })).toBe('lock-screen')
  expect(visit({ access: 'password', isUnlocked: true })).toBe('content')
})

test('a members-only page tells others so, and members see it', () => {
  expect(visit({ access: 'members' })).toBe('members-only-notice')
  expect(visit({ access: 'members', isUnlocked: true })).toBe('members-only-notice')
  expect(visit({ access: 'members', isMember: true })).toBe('content')
  expect(pages.members.heading).toBe('This page available only site members')
})

test('a contributor who may see the site sees every page', () => {
  expect(visit({ access: 'password', canViewSite: true })).toBe('content')
  expect(visit({ access: 'members', canViewSite: true })).toBe('content')
})
