import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { api } from '@sitewright/model/routes/api'
import { makeMultipart } from '@sitewright/testkit/client/multipart'
import { type Fault, type FaultProxy, startFaultProxy } from '@sitewright/testkit/faults/fault-proxy'
import { startTestHost, type TestHost, type TestOwner } from '@sitewright/testkit/host/test-host'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createS3Blobs } from '../../blobs/s3-blobs'

let folder: string
let s3: S3rver
let proxy: FaultProxy
let host: TestHost
let owner: TestOwner

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitewright-s3-'))
  const configureBuckets = [{ name: 'media', configs: [] }]
  s3 = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory: folder, configureBuckets })
  proxy = await startFaultProxy((await s3.run()).port)
  const endpoint = `http://127.0.0.1:${proxy.port}`
  const place = { endpoint, region: 'us-east-1', bucket: 'media' }
  const blobs = createS3Blobs({ ...place, accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' })
  host = await startTestHost({ services: { blobs } })
  owner = await host.owner()
})
afterAll(async () => {
  await host?.stop()
  await proxy?.stop()
  await s3?.close()
  await rm(folder, { recursive: true, force: true })
})

function upload(content: Buffer, filename: string) {
  const { body, contentType } = makeMultipart([{ name: 'file', filename, content }])
  return owner.client.post(api.assets, undefined, { raw: { content: body, contentType } })
}

async function makePicture(): Promise<string> {
  const create = { width: 900, height: 300, channels: 3, background: '#345' } as const
  const made = await upload(await sharp({ create }).jpeg().toBuffer(), 'sea.jpg')
  expect(made.status, made.text).toBe(201)
  return made.body.address
}

test.each<Fault>(['hang', 'refuse'])(
  '[%s] files are answered with 503 while their service is away, and come back with it',
  async (fault) => {
    const address = await makePicture()
    const visitor = host.visitor(owner.site)
    proxy.setFault(fault)
    const answers = await Promise.all([
      visitor.get(address),
      visitor.get(`${address}?format=300w`),
      upload(Buffer.from('words'), 'note.txt'),
    ])
    for (const { status, headers, body } of answers) {
      const told = [status, headers['retry-after'], headers['cache-control'], headers.etag, body?.errorKey]
      expect(told).toEqual([503, '5', 'no-store', undefined, 'server.busy'])
    }
    expect((await visitor.get('/')).status).toBe(200)
    proxy.setFault('none')
    await expect.poll(async () => (await visitor.get(address)).status, { timeout: 20_000 }).toBe(200)
    expect((await upload(Buffer.from('words'), 'note.txt')).status).toBe(201)
  },
)

test('a file whose bytes are gone is not found, in any width', async () => {
  const address = await makePicture()
  const { id } = (await owner.client.get(api.assets)).body.assets[0]
  const asset = await host.services.database.site(owner.site.id, (tx) =>
    tx.selectFrom('assets').select('blob_key').where('id', '=', id).executeTakeFirstOrThrow(),
  )
  await host.services.blobs.remove(asset.blob_key)
  const visitor = host.visitor(owner.site)
  for (const path of [address, `${address}?format=300w`]) {
    const { status, headers, body } = await visitor.get(path)
    expect([status, headers['cache-control'], headers['content-type'], body.errorKey]).toEqual([
      404,
      'no-store',
      'application/json; charset=utf-8',
      'request.not-found',
    ])
  }
})
