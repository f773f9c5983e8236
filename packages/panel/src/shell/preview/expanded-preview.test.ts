import { expect, test } from 'vitest'
import { hasExpandedPreview } from './expanded-preview'

test('[AUTH-027] the preview is expanded where the cookie of the mobile app is, whatever it holds', () => {
  expect(hasExpandedPreview('crumb=x; mobileAppPreview=1')).toBe(true)
  expect(hasExpandedPreview('mobileAppPreview=')).toBe(true)
  expect(hasExpandedPreview('')).toBe(false)
  expect(hasExpandedPreview('xmobileAppPreview=1; other=mobileAppPreview')).toBe(false)
})
