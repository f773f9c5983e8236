import { expect, test, vi } from 'vitest'
import {
  checkPayload,
  commonSchemaFields,
  encodeTrackedEvent,
  keepCommonFields,
  trackedEvent,
  trackerErrors,
  withAccount,
} from './event-tracker'

test('[ANA-040] an event has these fields', () => {
  const suffixes = ['type', 'identifier', 'id', 'display_name', 'value']
  expect([...Object.keys(trackedEvent.shape), ...commonSchemaFields]).toEqual([
    ...['analyticsId', 'commonData', 'customData', 'customSchemaName'],
    ...['actor', 'action', 'event_owner_team', 'event_source', 'object_type', 'context_website_identifier'],
    ...['destination_url', 'object_identifier', 'object_id', 'object_display_name', 'object_value'],
    ...suffixes.map((suffix) => `indirect_object_${suffix}`),
    ...['product_area', 'product_page', 'product_section', 'product_design_identifier'],
    ...['user_member_account_id', 'user_session_id', 'browser_locale', 'member_account_locale'],
    ...['website_locale', 'frontsite_language'],
  ])
})

test('[ANA-044] a field that is no text is dropped with a warning', () => {
  const warn = vi.fn()
  expect(keepCommonFields({ actor: 'visitor', action: 5, other: 'x' }, warn)).toEqual({ actor: 'visitor' })
  expect(warn.mock.calls).toEqual([['Dropped analytics field action'], ['Dropped analytics field other']])
})

test('[ANA-045] null is kept where the field may be null', () => {
  const warn = vi.fn()
  expect(keepCommonFields({ object_value: null }, warn)).toEqual({ object_value: null })
  expect(warn).not.toHaveBeenCalled()
})

test('[ANA-046] null is dropped with a warning where it may not', () => {
  const warn = vi.fn()
  expect(keepCommonFields({ actor: null }, warn)).toEqual({})
  expect(warn).toHaveBeenCalledOnce()
})

test('[ANA-047] [ANA-048] the account is attached only for somebody signed in', () => {
  expect(withAccount({ actor: 'x' }, 'a1')).toEqual({ actor: 'x', user_member_account_id: 'a1' })
  expect(withAccount({ actor: 'x' }, undefined)).toEqual({ actor: 'x' })
})

test('the tracker errors are as stated', () => {
  expect(trackerErrors).toEqual({ noPayload: 'no payload', analyticsIdNotStored: 'Unable to store analyticsId' })
})

test('[ANA-049] tracking needs a payload', () => {
  expect(checkPayload(undefined)).toBe('no payload')
  expect(checkPayload(null)).toBe('no payload')
  expect(checkPayload({})).toBe(null)
})

const event = { analyticsId: 'a1', commonData: { actor: 'visitor' }, customData: { n: 1 }, customSchemaName: 'Click' }

test('[ANA-042] by beacon an event is form-encoded', () => {
  const { contentType, body } = encodeTrackedEvent(event, 'beacon')
  expect(contentType).toBe('application/x-www-form-urlencoded')
  expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
    analyticsId: 'a1',
    commonData: '{"actor":"visitor"}',
    customData: '{"n":1}',
    customSchemaName: 'Click',
  })
})

test('[ANA-043] by XHR an event is JSON', () => {
  const { contentType, body } = encodeTrackedEvent(event, 'xhr')
  expect(contentType).toBe('application/json')
  expect(trackedEvent.parse(JSON.parse(body))).toEqual(event)
})
