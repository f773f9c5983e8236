import { expect, test } from 'vitest'
import { isMouseTrackingEnabled, isRecordingEligible, readRecordingId } from './session-recording'

const eligible = { isToggleOn: true, isSamplingOn: true, logicalCores: 3 }

test('[ANA-070] recording needs its toggle, its sample and more than two cores', () => {
  expect(isRecordingEligible(eligible)).toBe(true)
  expect(isRecordingEligible({ ...eligible, isToggleOn: false })).toBe(false)
  expect(isRecordingEligible({ ...eligible, isSamplingOn: false })).toBe(false)
})

test('[ANA-071] two cores or fewer are not recorded', () => {
  expect(isRecordingEligible({ ...eligible, logicalCores: 2 })).toBe(false)
  expect(isRecordingEligible({ ...eligible, logicalCores: 0 })).toBe(false)
})

test('[ANA-072] the recording id is the data of the answer', () => {
  expect(readRecordingId({ data: 'r1' })).toBe('r1')
  for (const wrong of [null, {}, { data: 5 }, { data: '' }, 'r1']) expect(readRecordingId(wrong)).toBe(null)
})

test('[ANA-073] a mock id leads to nothing', () => {
  expect(readRecordingId({ data: 'mock-1' })).toBe(null)
})

test('[ANA-075] mouse tracking needs an authenticated account', () => {
  expect(isMouseTrackingEnabled({ authenticatedAccount: { id: 'a' } })).toBe(true)
  expect(isMouseTrackingEnabled({})).toBe(false)
})
