import { expect, test } from 'vitest'
import { editorAreas } from './panel-vocabulary'

test('[EDIT-004] editor areas are cover page, lock screen, popup overlay, checkout and style', () => {
  expect(editorAreas).toEqual(['cover page', 'lock screen', 'popup overlay', 'checkout', 'style'])
})
