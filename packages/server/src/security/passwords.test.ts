import { isFailure } from '@sitewright/model/failures/catalog'
import { expect, test } from 'vitest'
import { createPasswords, createQueue } from './passwords'

test('[SEC-21] passwords are stored as argon2id with the usual cost, and match themselves alone', async () => {
  const passwords = createPasswords()
  const stored = await passwords.hash('kiln-and-harbour')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await passwords.matches(String(stored), 'kiln-and-harbour')).toBe(true)
  expect(await passwords.matches(String(stored), 'kiln-and-harbor')).toBe(false)
})

test('without an account nothing matches, not even the password that stands in for it', async () => {
  const passwords = createPasswords({ memoryCost: 1024, timeCost: 1 })
  expect(await passwords.matches(null, 'no account has this password')).toBe(false)
})

test('[SEC-21] at most so many run at once, the rest wait their turn, and too many are turned away', async () => {
  const run = createQueue(2, 3)
  let running = 0
  let max = 0
  const gates: (() => void)[] = []
  const work = async () => {
    running++
    max = Math.max(max, running)
    await new Promise<void>((resolve) => gates.push(resolve))
    running--
    return 'done'
  }
  const asked = Array.from({ length: 6 }, () => run(work))
  expect(isFailure(await asked[5])).toBe(true)
  for (let done = 0; done < 5; done++) {
    await Promise.resolve()
    while (gates.length === 0) await new Promise((resolve) => setImmediate(resolve))
    gates.shift()?.()
  }
  expect(await Promise.all(asked.slice(0, 5))).toEqual(Array(5).fill('done'))
  expect(max).toBe(2)
})

test('a failed work gives its place free', async () => {
  const run = createQueue(1, 1)
  await expect(run(async () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await run(async () => 'next')).toBe('next')
})
