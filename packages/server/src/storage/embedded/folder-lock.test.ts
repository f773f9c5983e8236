import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockFolder } from './folder-lock'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitewright-lock-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const dead = { token: 'dead', host: hostname(), boot: 'an earlier start', pid: process.pid, startedAt: '1' }

test('of many that take over the lock of a dead process one wins', async () => {
  const path = join(folder, 'race.lock')
  await writeFile(path, JSON.stringify(dead))
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(path)))
  const won = tries.filter((attempt) => attempt.status === 'fulfilled')
  expect(won).toHaveLength(1)
  for (const attempt of tries)
    if (attempt.status === 'rejected') expect(String(attempt.reason)).toContain('The data folder is in use')
  await won[0]?.value.release()
  expect((await readdir(folder)).filter((name) => name.startsWith('race'))).toEqual([])
})

test('a lock that cannot be read is taken over', async () => {
  const path = join(folder, 'broken.lock')
  await writeFile(path, 'not a lock')
  const lock = await lockFolder(path)
  await expect(lockFolder(path)).rejects.toThrow(`process ${process.pid}`)
  await lock.release()
})

test('a silent lock of another machine is taken over', async () => {
  const path = join(folder, 'elsewhere.lock')
  await writeFile(path, JSON.stringify({ ...dead, host: 'elsewhere' }))
  const longAgo = new Date(Date.now() - 60_000)
  await utimes(path, longAgo, longAgo)
  await (await lockFolder(path)).release()
})

test('in another container of this machine a living process is respected, and the lock of a dead one is free at once', async () => {
  const path = join(folder, 'container.lock')
  const lock = await lockFolder(path)
  const held = JSON.parse(await readFile(path, 'utf8'))
  if (!held.hasSocket || held.boot === '') return lock.release()
  const elsewhere = (token: string) => writeFile(path, JSON.stringify({ ...held, token, host: 'another-container' }))
  await elsewhere(held.token)
  await expect(lockFolder(path)).rejects.toThrow('on another-container')
  await elsewhere('dead')
  // The beat of a lock says less than its process.
  const beating = setInterval(() => void utimes(path, new Date(), new Date()), 100)
  await (await lockFolder(path)).release()
  clearInterval(beating)
  await lock.release()
})

test('a beating lock of another machine is respected', async () => {
  const path = join(folder, 'beating.lock')
  await writeFile(path, JSON.stringify({ ...dead, host: 'elsewhere' }))
  const beating = setInterval(() => void utimes(path, new Date(), new Date()), 100)
  try {
    await expect(lockFolder(path)).rejects.toThrow('on elsewhere')
  } finally {
    clearInterval(beating)
  }
})
