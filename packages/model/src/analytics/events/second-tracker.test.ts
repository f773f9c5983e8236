import { expect, test } from 'vitest'
import { checkTrackingStatus, secondTrackerEvent } from './second-tracker'

test('[ANA-051] an event is its name and a payload of these fields', () => {
  expect(Object.keys(secondTrackerEvent.shape)).toEqual(['eventName', 'payload'])
  expect(Object.keys(secondTrackerEvent.shape.payload.shape)).toEqual([
    'websiteId',
    'memberAccountId',
    'website_locale',
    'member_locale',
    'templateId',
    'variantId',
    'pageHash',
    'pagePath',
  ])
})

test('[ANA-052] statuses 200 and 202 are accepted', () => {
  expect([checkTrackingStatus(200), checkTrackingStatus(202)]).toEqual([null, null])
})

test('[ANA-053] any other status is an error', () => {
  for (const status of [0, 201, 204, 400, 500]) {
    expect(checkTrackingStatus(status)).toBe(`Error tracking event: HTTP Status ${status}`)
  }
})
