import { expect, test } from 'vitest'
import { describeFontFailures } from './use-font-previews'

test('[EDIT-041] when no font arrives, the panel says so once', () => {
  expect(describeFontFailures({ inter: 'failed', figtree: 'failed' }).all).toBe('Unable to load fonts')
  expect(describeFontFailures({ inter: 'failed', figtree: 'shown' }).all).toBeNull()
  expect(describeFontFailures({ inter: 'loading', figtree: 'failed' }).all).toBeNull()
  expect(describeFontFailures({}).all).toBeNull()
})

test('[EDIT-042] a preview that does not arrive has its own text', () => {
  expect(describeFontFailures({ inter: 'failed', figtree: 'shown' }).one).toBe('Unable to load font preview')
})
