import { expect, test } from 'vitest'
import { checkUpload } from './uploads'

test('[EDIT-031] a file that is not a supported type gives an upload error', () => {
  const text = 'This file is not a supported type or is larger than 20 MB.'
  expect(checkUpload('image', { name: 'photo.JPG', bytes: 10 })).toBeUndefined()
  expect(checkUpload('image', { name: 'photo.tiff', bytes: 10 })).toBe(text)
  expect(checkUpload('image', { name: 'jpg', bytes: 10 })).toBe(text)
})

test('[EDIT-032] a file larger than the maximum gives an upload error', () => {
  expect(checkUpload('image', { name: 'a.png', bytes: 20_000_000 })).toBeUndefined()
  expect(checkUpload('image', { name: 'a.png', bytes: 20_000_001 })).toBe(
    'This file is not a supported type or is larger than 20 MB.',
  )
  expect(checkUpload('file', { name: 'a.pdf', bytes: 300_000_000 })).toBeUndefined()
  expect(checkUpload('file', { name: 'a.pdf', bytes: 300_000_001 })).toBe(
    'This file is not a supported type or is larger than 300 MB.',
  )
})
