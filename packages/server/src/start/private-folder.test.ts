import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepPrivate } from './private-folder'

let root: string
const usual = process.umask()
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'sitewright-private-'))
})
afterEach(async () => {
  process.umask(usual)
  await rm(root, { recursive: true, force: true })
})

const modeOf = async (...path: string[]) => (await stat(join(root, ...path))).mode & 0o777
const refuse = (error: unknown) => {
  throw error
}

test('a data folder that was open to others is closed at the start, with all that is in it', async () => {
  await mkdir(join(root, 'data/blobs/ab'), { recursive: true })
  await writeFile(join(root, 'data/blobs/ab/file'), 'bytes')
  for (const [path, mode] of [
    ['data/blobs/ab/file', 0o644],
    ['data/blobs/ab', 0o755],
    ['data/blobs', 0o755],
    ['data', 0o755],
  ] as const)
    await chmod(join(root, path), mode)
  await keepPrivate(join(root, 'data'), refuse)
  expect(await Promise.all(['data', 'data/blobs', 'data/blobs/ab'].map((path) => modeOf(path)))).toEqual([
    0o700, 0o700, 0o700,
  ])
  expect(await modeOf('data/blobs/ab/file')).toBe(0o600)
})

test('what is made afterwards is for its owner alone', async () => {
  await keepPrivate(join(root, 'new'), refuse)
  await mkdir(join(root, 'new/outbox'), { recursive: true })
  await writeFile(join(root, 'new/outbox/mail.eml'), 'words')
  expect([await modeOf('new'), await modeOf('new/outbox'), await modeOf('new/outbox/mail.eml')]).toEqual([
    0o700, 0o700, 0o600,
  ])
})
