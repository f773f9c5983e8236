import { expect, test } from 'vitest'
import { commentsCountAddress } from './comments-count'

test('[BLOCK-069] [BLOCK-070] comments are counted by a script of their provider when they are on and have an owner', () => {
  const address = commentsCountAddress({ commentsEnabled: true, disqusShortname: 'Kiln-talk' })
  expect(address).toBe('https://kiln-talk.disqus.com/count.js')
  const unwanted = [
    { commentsEnabled: true, disqusShortname: '' },
    { commentsEnabled: true },
    { disqusShortname: 'kiln' },
    { commentsEnabled: false, disqusShortname: 'kiln' },
    { commentsEnabled: true, disqusShortname: 'evil.example/x?' },
  ]
  expect(unwanted.map(commentsCountAddress)).toEqual(unwanted.map(() => undefined))
})
