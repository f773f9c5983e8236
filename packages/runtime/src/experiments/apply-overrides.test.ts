import { siteStatuses } from '@sitewright/model/reference/sites'
import { expect, test } from 'vitest'
import { readContext } from '../context/read-context'
import { applyOverrides } from './apply-overrides'

function openTab(status: number) {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const visit = (search: string) => {
    const experiments = { hero: { name: 'hero', experimentType: 'AB_TEST', variant: 'control' } }
    const context = readContext(JSON.stringify({ website: { siteStatus: { value: status } }, experiments }))
    applyOverrides(context, search, storage)
    return context.read('experiments', 'hero', 'variant')
  }
  return { visit, kept }
}

test('[EXP-014] on an internal site the address overrides the variant, also on the next pages of the tab', () => {
  const { visit } = openTab(siteStatuses.internal)
  expect(visit('')).toBe('control')
  expect(visit('?hero=wide')).toBe('wide')
  expect(visit('')).toBe('wide')
})

test('[EXP-015] on any other site it does not, and nothing is kept', () => {
  const { visit, kept } = openTab(siteStatuses.comped)
  expect(visit('?hero=wide')).toBe('control')
  expect(kept.size).toBe(0)
})

test('[EXP-016] reset clears the override', () => {
  const { visit } = openTab(siteStatuses.internal)
  visit('?hero=wide')
  expect(visit('?hero=reset')).toBe('control')
  expect(visit('')).toBe('control')
})

test('a page without experiments is left alone', () => {
  const context = readContext('{}')
  applyOverrides(context, '?hero=wide', { getItem: () => 'wide', setItem: () => {}, removeItem: () => {} })
  expect(context.read('experiments')).toBe(undefined)
})
