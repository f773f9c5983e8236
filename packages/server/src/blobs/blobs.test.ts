import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import S3rver from '@20minutes/s3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSettings } from '../ground/settings'
import type { BlobStore } from './blob-store'
import { openBlobs } from './open-blobs'

let folder: string
let s3: S3rver
const stores: Record<string, BlobStore> = {}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitewright-blobs-'))
  s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'media', configs: [] }],
  })
  const { port } = await s3.run()
  stores.folder = await openFrom({ DATA_DIR: folder })
  stores.s3 = await openFrom({
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'media',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  })
})
afterAll(async () => {
  await s3?.close()
  await rm(folder, { recursive: true, force: true })
})

async function openFrom(environment: Record<string, string>): Promise<BlobStore> {
  const settings = readSettings(environment)
  if (typeof settings === 'string') throw new Error(settings)
  return openBlobs(settings)
}

describe.each(['folder', 's3'])('blobs in a %s', (kind) => {
  const store = () => stores[kind] as BlobStore
  const readAll = async (key: string, range?: { start: number; end: number }) => {
    const stream = await store().read(key, range)
    return stream === null ? null : (await buffer(stream)).toString()
  }

  test('bytes and streams come back as they were, whole or in part', async () => {
    const large = 'sitewright'.repeat(50_000)
    await store().put('site/a/original', Buffer.from('0123456789'), 'text/plain')
    await store().put('site/b/original', Readable.from([Buffer.from(large)]), 'text/plain')
    expect(await readAll('site/a/original')).toBe('0123456789')
    expect(await readAll('site/a/original', { start: 2, end: 4 })).toBe('234')
    expect(await readAll('site/b/original')).toBe(large)
    expect(await store().size('site/b/original')).toBe(large.length)
  })

  test('what is not there is null, and a removed blob is gone', async () => {
    expect(await store().size('site/none')).toBeNull()
    expect(await readAll('site/none')).toBeNull()
    await store().put('site/c', Buffer.from('x'), 'text/plain')
    await store().remove('site/c')
    await store().remove('site/c')
    expect(await store().size('site/c')).toBeNull()
  })

  test('a stream that breaks leaves nothing under the key', async () => {
    const broken = new Readable({
      read() {
        this.push('part')
        this.destroy(new Error('cut off'))
      },
    })
    await expect(store().put('site/broken', broken, 'text/plain')).rejects.toThrow('cut off')
    const lost = Readable.from(['part']).destroy(new Error('never came'))
    await expect(store().put('site/broken', lost, 'text/plain')).rejects.toThrow()
    expect(await store().size('site/broken')).toBeNull()
  })

  test('a key that leaves its place is refused', async () => {
    for (const key of ['../x', 'a/../../x', '/etc/passwd', 'a//b', 'a/.hidden', '', 'a\\b', 'a/\0', '.incoming/x'])
      await expect(
        (async () => store().put(key, Buffer.from('x'), 'text/plain'))(),
        JSON.stringify(key),
      ).rejects.toThrow('Not a blob key')
  })
})

test('nothing half-written stays in the folder', async () => {
  expect(await readdir(join(folder, 'blobs', '.incoming'))).toEqual([])
})
