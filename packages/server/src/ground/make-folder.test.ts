import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeFolder } from './make-folder'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'sitewright-folders-'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

test('a folder is made with those above it, also by several at once, and one that is there stays', async () => {
  const path = join(root, 'a', 'b', 'c')
  await Promise.all([makeFolder(path), makeFolder(path), makeFolder(join(root, 'a', 'b', 'd'))])
  expect((await stat(path)).isDirectory()).toBe(true)
  await expect(makeFolder(path)).resolves.toBeUndefined()
})

test('a place that takes no folder is an error at once', async () => {
  await writeFile(join(root, 'file'), '')
  await expect(makeFolder(join(root, 'file'))).rejects.toMatchObject({ code: 'EEXIST', syscall: 'mkdir' })
  await expect(makeFolder(join(root, 'file', 'below'))).rejects.toMatchObject({ syscall: 'mkdir' })
  await expect(makeFolder('/proc/sitewright/data')).rejects.toMatchObject({ syscall: 'mkdir' })
})
