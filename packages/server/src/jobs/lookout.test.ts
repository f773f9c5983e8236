import { expect, test } from 'vitest'
import { createLookout } from './lookout'

/** Looks end when the test says so. */
function startLookout() {
  const looks: ((pauseMs: number) => void)[] = []
  const errors: unknown[] = []
  const lookout = createLookout({
    look: () => new Promise((resolve) => looks.push(resolve)),
    usualPauseMs: 60_000,
    onError: (error) => errors.push(error),
  })
  return { lookout, looks, errors }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

test('nothing is looked for before it is open and after it is closed', async () => {
  const { lookout, looks } = startLookout()
  lookout.wake()
  expect(looks).toHaveLength(0)
  lookout.open()
  expect(looks).toHaveLength(1)
  const closed = lookout.close()
  lookout.wake()
  looks[0]?.(0)
  await closed
  await settle()
  expect(looks).toHaveLength(1)
})

test('one look at a time: whoever wakes it meanwhile, however often, has it look once more', async () => {
  const { lookout, looks } = startLookout()
  lookout.open()
  lookout.wake()
  lookout.wake()
  expect(looks).toHaveLength(1)
  looks[0]?.(60_000)
  await settle()
  expect(looks).toHaveLength(2)
  looks[1]?.(60_000)
  await settle()
  expect(looks).toHaveLength(2)
  lookout.wake()
  expect(looks).toHaveLength(3)
  const closed = lookout.close()
  looks[2]?.(60_000)
  await closed
})

test('a look that failed is told, and the next one comes all the same', async () => {
  const errors: unknown[] = []
  let count = 0
  const lookout = createLookout({
    look: async () => {
      count++
      if (count === 1) throw new Error('the database is away')
      return 60_000
    },
    usualPauseMs: 60_000,
    onError: (error) => errors.push(error),
  })
  lookout.open()
  await settle()
  expect(errors).toEqual([new Error('the database is away')])
  lookout.wake()
  await settle()
  expect(count).toBe(2)
  await lookout.close()
})
