import { expect, test } from 'vitest'
import { siteStatuses, siteTypes } from '../reference/sites'
import { mayChangeStatus, mayChangeType, siteStatusRules, siteTypeRules } from './site-status'

const statuses = Object.values(siteStatuses)

test('[REF-015] every status can be reached, and every status can be left again by the platform', () => {
  const reached = new Set(statuses.flatMap((status) => siteStatusRules[status].platform))
  expect([...reached].sort((a, b) => a - b)).toEqual([...statuses].sort((a, b) => a - b))
  for (const status of statuses) expect(siteStatusRules[status].platform.length).toBeGreaterThan(0)
})

test('an owner opens a trial and closes a free site again, and changes nothing that is about money', () => {
  const byOwner = statuses.flatMap((from) =>
    statuses.filter((to) => from !== to && mayChangeStatus(from, to, 'owner')).map((to) => [from, to]),
  )
  expect(byOwner).toEqual([
    [siteStatuses.trial, siteStatuses.comped],
    [siteStatuses.comped, siteStatuses.trial],
  ])
})

test('an owner switches between the whole site and its cover page alone', () => {
  const types = Object.values(siteTypes)
  const byOwner = types.flatMap((from) => siteTypeRules[from].owner.map((to) => [from, to]))
  expect(byOwner).toEqual([
    [siteTypes.classic, siteTypes.coverPage],
    [siteTypes.coverPage, siteTypes.classic],
  ])
  expect(mayChangeType(siteTypes.classic, siteTypes.parkingPage, 'platform')).toBe(true)
})
