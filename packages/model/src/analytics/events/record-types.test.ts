import { expect, test } from 'vitest'
import { recordTypeNames } from './record-types'

test('[ANA-022] six kinds of items have analytics names', () => {
  expect(recordTypeNames).toEqual({
    7: 'album-track',
    12: 'event-item',
    2: 'gallery-image',
    59: 'portfolio-item',
    1: 'blog-post',
    8: 'gallery-video',
  })
})
