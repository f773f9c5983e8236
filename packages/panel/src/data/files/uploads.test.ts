import { expect, test } from 'vitest'
import { failureOfAnswer, failureOfCanceling, failureOfLostConnection } from './upload-failure'
import { createUploads, type SendOptions } from './uploads'

const photo = { name: 'mug.jpg', type: 'image/jpeg', size: 1000 }
type File = typeof photo

/** Every file on its way, to be ended by the test. */
function openLine() {
  const sent: { file: File; options: SendOptions; arrive: () => void; fail: (error: Error) => void }[] = []
  const stored: string[] = []
  const uploads = createUploads(
    (file: File, options) =>
      new Promise<string>((resolve, reject) => {
        options.signal.addEventListener('abort', () => reject(failureOfCanceling(true)))
        sent.push({ file, options, arrive: () => resolve(file.name), fail: reject })
      }),
    (name) => stored.push(name),
  )
  return { sent, stored, uploads, states: () => uploads.list().map(({ state }) => state) }
}

test('[EDIT-031] [EDIT-032] a file that the host would not take is refused before it is sent', async () => {
  const { sent, uploads } = openLine()
  expect(await uploads.add({ ...photo, size: 20_000_001 })).toBeNull()
  expect(uploads.list()[0]).toMatchObject({ state: 'failed', canRetry: false })
  expect(uploads.list()[0]?.text).toBe('This file is not a supported type or is larger than 20 MB.')
  expect(await uploads.add({ ...photo, name: 'mug.bmp' })).toBeNull()
  expect([sent.length, uploads.list().length]).toEqual([0, 2])
  void uploads.add({ name: 'film.mp4', type: 'video/mp4', size: 200_000_000 })
  expect([sent.length, uploads.list().length]).toEqual([1, 3])
})

test('[EDIT-035] a failed upload says so, keeps the file, and can be tried again', async () => {
  const { sent, stored, uploads } = openLine()
  const late: string[] = []
  const first = uploads.add(photo, { onLate: (name) => late.push(name) })
  sent[0]?.options.onProgress(0.5)
  sent[0]?.fail(new Error(''))
  expect(await first).toBeNull()
  expect(uploads.list()).toMatchObject([
    { name: 'mug.jpg', state: 'failed', share: 0.5, text: 'There was a problem while uploading your file.' },
  ])
  const again = uploads.retry(uploads.list()[0]?.id ?? 0)
  sent[1]?.arrive()
  expect(await again).toBe('mug.jpg')
  expect([stored, late, uploads.list()]).toEqual([['mug.jpg'], ['mug.jpg'], []])
  const unhindered = uploads.add(photo, { onLate: (name) => late.push(name) })
  sent[2]?.arrive()
  expect(await unhindered).toBe('mug.jpg')
  expect(late, 'what arrives at once is not late').toEqual(['mug.jpg'])
})

test('three files are sent at a time, the others wait their turn, and one that fails holds up nobody', async () => {
  const { sent, uploads, states } = openLine()
  const all = ['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg'].map((name) => uploads.add({ ...photo, name }))
  expect(states()).toEqual(['sending', 'sending', 'sending', 'waiting', 'waiting'])
  sent[0]?.arrive()
  sent[1]?.fail(new Error('No'))
  expect([await all[0], await all[1]]).toEqual(['1.jpg', null])
  await expect.poll(states).toEqual(['failed', 'sending', 'sending', 'sending'])
  expect(sent.map(({ file }) => file.name)).toEqual(['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg'])
})

test('all bytes sent is not the end: the host works on the file', () => {
  const { sent, uploads, states } = openLine()
  void uploads.add(photo)
  sent[0]?.options.onProgress(1)
  expect(states()).toEqual(['processing'])
})

test('an upload can be canceled: one that waits leaves, one under way stays to be sent again', async () => {
  const { sent, uploads } = openLine()
  const all = ['1.jpg', '2.jpg', '3.jpg', '4.jpg'].map((name) => uploads.add({ ...photo, name }))
  const [first, , , last] = uploads.list()
  uploads.cancel(last?.id ?? 0)
  expect(await all[3]).toBeNull()
  expect(uploads.list()).toHaveLength(3)
  uploads.cancel(first?.id ?? 0)
  expect(await all[0]).toBeNull()
  expect(sent[0]?.options.signal.aborted).toBe(true)
  expect(uploads.list()[0]).toMatchObject({ state: 'failed', canRetry: true })
  uploads.dismissFailed()
  expect(uploads.list().map(({ name }) => name)).toEqual(['2.jpg', '3.jpg'])
})

test('a file that takes the place of another is sent as such, also when it is tried again', async () => {
  const { sent, uploads } = openLine()
  const first = uploads.add(photo, { replaces: 'id-of-the-old' })
  sent[0]?.fail(new Error('No'))
  await first
  void uploads.retry(uploads.list()[0]?.id ?? 0)
  expect(sent.map(({ options }) => options.replaces)).toEqual(['id-of-the-old', 'id-of-the-old'])
})

test('[EDIT-033] [EDIT-038] a lost connection is told by how far the file had come', () => {
  expect(failureOfLostConnection(false)).toMatchObject({ message: 'File upload failed to complete', canRetry: true })
  expect(failureOfLostConnection(true)).toMatchObject({ message: 'File processing failed to complete', canRetry: true })
})

test('[EDIT-037] [EDIT-039] processing that fails or is canceled is told in its words', () => {
  const broken = failureOfAnswer({ status: 400, errorKey: 'asset.broken', message: 'This file couldn’t be read.' })
  expect(broken).toMatchObject({ message: 'File processing failed. This file couldn’t be read.', canRetry: false })
  expect(failureOfCanceling(true).message).toBe('File processing cancelled')
})

test('[EDIT-031] [EDIT-035] what the host refuses is told in its words, and trouble of its own in ours', () => {
  const text = 'This file is not a supported type or is larger than 300 MB.'
  const refused = failureOfAnswer({ status: 415, errorKey: 'asset.unsupported', message: text })
  expect(refused).toMatchObject({ message: text, canRetry: false })
  expect(failureOfAnswer({ status: 503, message: 'Busy' })).toMatchObject({
    message: 'There was a problem while uploading your file.',
    canRetry: true,
  })
  expect(failureOfAnswer({ status: 401, message: 'Sign in first.' }).canRetry).toBe(true)
})
