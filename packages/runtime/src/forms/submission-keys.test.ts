import { expect, test } from 'vitest'
import type { PostForm } from './form-calls'
import { createSubmissionKeys } from './submission-keys'

function start(answers: readonly (number | string)[], solve?: (challenge: { salt: string }) => Promise<string>) {
  const asked: unknown[][] = []
  let time = 0
  const post: PostForm = async (...call) => {
    asked.push(call)
    const answer = answers[Math.min(asked.length, answers.length) - 1]
    if (answer === 'down') throw new Error('no network')
    if (answer === 'empty') return { status: 200, data: {} }
    if (typeof answer === 'number') return { status: answer, data: { key: 'refused' } }
    return { status: 200, data: { key: `${answer}${asked.length}`, challenge: { salt: 's', difficulty: 1 } } }
  }
  const keys = createSubmissionKeys({ post, now: () => time, ...(solve ? { solve } : {}) })
  return { keys, asked, pass: (ms: number) => (time += ms) }
}

test('[FORM-081] a key is asked for with a post that has no body, once for each submission', async () => {
  const { keys, asked } = start(['k'])
  keys.prepare()
  keys.prepare()
  expect(asked).toEqual([['/api/form/FormSubmissionKey']])
  expect(await keys.take()).toEqual({ key: 'k1', solution: null })
  expect(await keys.take()).toEqual({ key: 'k2', solution: null })
  expect(asked.length).toBe(2)
})

test('a key that was asked for an hour ago is not used any more', async () => {
  const { keys, pass } = start(['k'])
  keys.prepare()
  pass(51 * 60 * 1000)
  expect((await keys.take())?.key).toBe('k2')
})

test('[FORM-083] no key is null: after a refusal, without a network, and with an answer that has none', async () => {
  for (const answer of [500, 429, 'down', 'empty'] as const) {
    expect(await start([answer]).keys.take()).toBe(null)
  }
})

test('a call ahead of time that failed is made again when the form is sent', async () => {
  const { keys } = start(['down', 'k'])
  keys.prepare()
  expect((await keys.take())?.key).toBe('k2')
})

test('the puzzle of the key is solved before the key is used', async () => {
  const { keys } = start(['k'], async ({ salt }) => `solved ${salt}`)
  expect(await keys.take()).toEqual({ key: 'k1', solution: 'solved s' })
})
