import { submissionFilter } from '@sitewright/model/forms/inbox'
import { expect, test } from 'vitest'
import { findInboxKey, inboxKeys } from './inbox-keys'
import { filterOf, folders, isNarrowed, startView, writeWhen } from './inbox-view'

test('every folder and filter is one that the host understands', () => {
  for (const folder of folders)
    expect(submissionFilter.safeParse(filterOf({ ...startView, folder })).success).toBe(true)
  const view = { ...startView, formId: 'a', search: ' vase ', from: '2026-11-01', until: '2026-11-30' }
  expect(filterOf(view)).toEqual({
    state: 'inbox',
    formId: 'a',
    search: 'vase',
    from: '2026-11-01',
    until: '2026-11-30',
  })
  expect([isNarrowed(view), isNarrowed({ ...startView, folder: 'spam' })]).toEqual([true, false])
})

test('a time is as short as it can be', () => {
  const now = new Date('2026-11-16T20:00:00')
  expect(writeWhen(new Date('2026-11-16T09:05:00').toISOString(), now)).toMatch(/9:05|09:05/)
  expect(writeWhen(new Date('2026-03-02T09:05:00').toISOString(), now)).not.toMatch(/2026/)
  expect(writeWhen(new Date('2025-03-02T09:05:00').toISOString(), now)).toMatch(/2025/)
})

test('keys of the inbox are single ones, whatever the keyboard needs for them, and leave combinations to others', () => {
  const press = (key: string, more = {}) =>
    findInboxKey({ key, ctrlKey: false, metaKey: false, altKey: false, ...more })
  for (const [name, { keys }] of Object.entries(inboxKeys)) expect(press(keys)).toBe(name)
  expect(press('J')).toBe('next')
  expect([press('k', { ctrlKey: true }), press('z', { metaKey: true }), press('q')]).toEqual([null, null, null])
})
