import { expect, test } from 'vitest'
import { findCodeEditingNotice } from './panel-strings'

test('[EDIT-045] on Android, the code editor gives way to a notice', () => {
  const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36'
  const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36'
  expect(findCodeEditingNotice(phone)).toBe('Code editing is not available on Android.')
  expect(findCodeEditingNotice(desktop)).toBeUndefined()
})
