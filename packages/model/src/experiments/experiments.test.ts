import { expect, test } from 'vitest'
import { siteStatuses } from '../reference/sites'
import { experimentContext, experimentTypes, isToggleEnabled } from './context'
import { lookUpAbTest, lookUpToggle } from './lookup'
import { applyOverride, chooseOverride } from './override'

const experiments = {
  toggle: experimentContext.parse({ name: 'toggle', experimentType: 'FEATURE_TOGGLE', variant: 'true' }),
  test: experimentContext.parse({ name: 'test', experimentType: 'AB_TEST', variant: 'blue', segmentName: 'half' }),
  broken: experimentContext.parse({
    name: 'broken',
    experimentType: 'FEATURE_TOGGLE',
    variant: 'true',
    containsError: true,
  }),
}

test('[EXP-001] an experiment has these fields', () => {
  expect(Object.keys(experimentContext.shape)).toEqual([
    'name',
    'experimentType',
    'variant',
    'segmentName',
    'containsError',
  ])
})

test('[EXP-002] an experiment is a feature toggle or an A/B test', () => {
  expect(experimentTypes).toEqual(['FEATURE_TOGGLE', 'AB_TEST'])
  expect(experimentContext.safeParse({ name: 'x', experimentType: 'OTHER', variant: '' }).success).toBe(false)
})

test('[EXP-003] [EXP-004] only the string true enables a toggle', () => {
  expect(isToggleEnabled('true')).toBe(true)
  for (const variant of ['false', 'TRUE', true, 1, '', undefined]) expect(isToggleEnabled(variant)).toBe(false)
})

test('[EXP-005] without configuration the default is returned', () => {
  const error = 'The underlying Praetor configuration is not loaded'
  expect(lookUpToggle(null, 'toggle')).toEqual({ isEnabled: false, error })
  expect(lookUpToggle(null, 'toggle', true)).toEqual({ isEnabled: true, error })
})

test('[EXP-006] an unknown feature returns the default', () => {
  const error = 'The specified feature does not exist'
  expect(lookUpToggle(experiments, 'nothing', true)).toEqual({ isEnabled: true, error })
  expect(lookUpToggle(experiments, 'toString').error).toBe(error)
})

test('[EXP-007] an A/B test is not a toggle', () => {
  expect(lookUpToggle(experiments, 'test').error).toBe('The specified feature is not a FEATURE_TOGGLE')
})

test('[EXP-008] a toggle is not an A/B test', () => {
  expect(lookUpAbTest(experiments, 'toggle').error).toBe('The specified feature is not a AB_TEST')
})

test('[EXP-009] a definition with an error is not used', () => {
  expect(lookUpToggle(experiments, 'broken')).toEqual({
    isEnabled: false,
    error: 'The specified feature has an invalid server-side definition',
  })
})

test('[EXP-010] a lookup that succeeds has no error', () => {
  expect(lookUpToggle(experiments, 'toggle')).toEqual({ isEnabled: true, error: null })
})

test('[EXP-011] an A/B result has segment and variant', () => {
  expect(lookUpAbTest(experiments, 'test')).toEqual({ segment: 'half', variant: 'blue', error: null })
})

test('[EXP-012] a failed A/B lookup is in the default segment', () => {
  expect(lookUpAbTest(experiments, 'nothing')).toMatchObject({ segment: 'default', variant: 'control' })
})

const asked = { name: 'test', query: new URLSearchParams('test=red'), kept: null }
const internal = { ...asked, siteStatus: siteStatuses.internal }

test('[EXP-014] on an internal site the query overrides the variant', () => {
  expect(chooseOverride(internal)).toBe('red')
  expect(lookUpAbTest(applyOverride(experiments, 'test', 'red'), 'test').variant).toBe('red')
  expect(chooseOverride({ ...internal, query: new URLSearchParams(), kept: 'red' })).toBe('red')
})

test('[EXP-015] on any other site it does not', () => {
  for (const siteStatus of [...Object.values(siteStatuses), undefined]) {
    if (siteStatus === siteStatuses.internal) continue
    expect(chooseOverride({ ...asked, siteStatus, kept: 'red' })).toBe(null)
  }
})

test('[EXP-016] reset clears the override', () => {
  expect(chooseOverride({ ...internal, query: new URLSearchParams('test=reset'), kept: 'red' })).toBe(null)
  expect(applyOverride(experiments, 'test', null)).toBe(experiments)
})
