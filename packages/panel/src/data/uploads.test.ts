import { expect, test } from 'vitest'
import { createUploads } from './uploads'

const photo = { name: 'mug.jpg', type: 'image/jpeg', size: 1000 }

test('[EDIT-031] [EDIT-032] a file that the host would not take is refused before it is sent', async () => {
  let sent = 0
  const uploads = createUploads(
    async () => {
      sent += 1
    },
    () => {},
  )
  await uploads.add({ ...photo, size: 20_000_001 })
  expect(sent).toBe(0)
  expect(uploads.list()[0]).toMatchObject({ state: 'failed', canRetry: false })
  expect(uploads.list()[0]?.text).toBe('This file is not a supported type or is larger than 20 MB.')
  await uploads.add({ ...photo, name: 'mug.bmp' })
  expect([sent, uploads.list().length]).toEqual([0, 2])
  await uploads.add({ name: 'film.mp4', type: 'video/mp4', size: 200_000_000 })
  expect([sent, uploads.list().length]).toEqual([1, 2])
})

test('[EDIT-035] a failed upload says so, keeps the file, and can be tried again', async () => {
  let isDown = true
  const stored: string[] = []
  const uploads = createUploads(
    async (file: typeof photo, onProgress) => {
      onProgress(0.5)
      if (isDown) throw new Error('')
      return file.name
    },
    (name) => stored.push(name),
  )
  expect(await uploads.add(photo)).toBe(null)
  expect(uploads.list()).toMatchObject([
    { name: 'mug.jpg', state: 'failed', share: 0.5, text: 'There was a problem while uploading your file.' },
  ])
  isDown = false
  await uploads.retry(uploads.list()[0]?.id ?? 0)
  expect([stored, uploads.list()]).toEqual([['mug.jpg'], []])
})

test('a dismissed upload leaves the list', async () => {
  const uploads = createUploads(
    async () => Promise.reject(new Error('No')),
    () => {},
  )
  await uploads.add(photo)
  uploads.dismiss(uploads.list()[0]?.id ?? 0)
  expect(uploads.list()).toEqual([])
})
