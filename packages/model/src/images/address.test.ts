import { expect, test } from 'vitest'
import { formatImageAddress, imageSizeFormats, listImageSources } from './address'
import { imageAddress } from './sizes'

test('[IMG-008] the size goes in the query or in the file name', () => {
  expect(imageSizeFormats).toEqual(['queryString', 'filename'])
  expect(formatImageAddress('/media/a.jpg', 750, 'queryString')).toBe('/media/a.jpg?format=750w')
  expect(formatImageAddress('/media/a.b.jpg?v=1', 750, 'filename')).toBe('/media/a.b-750w.jpg?v=1')
  expect(formatImageAddress('/media.files/a', 750, 'filename')).toBe('/media.files/a-750w')
})

test('the size joins an existing query and replaces an earlier size', () => {
  expect(imageAddress('/a.jpg?v=1#x', 300)).toBe('/a.jpg?v=1&format=300w#x')
  expect(imageAddress('/a.jpg?format=100w&v=1', 300)).toBe('/a.jpg?v=1&format=300w')
  expect(imageAddress('/a.jpg?formatted=1', 300)).toBe('/a.jpg?formatted=1&format=300w')
})

test('an image held in its own address has no sizes', () => {
  expect(imageAddress('data:image/png;base64,AA', 300)).toBe('data:image/png;base64,AA')
  expect(formatImageAddress('blob:http://a/b', 300, 'filename')).toBe('blob:http://a/b')
  expect(listImageSources('data:image/png;base64,AA')).toBe('')
})

test('a source set names every width up to the original, and promises no more pixels than there are', () => {
  expect(listImageSources('/a, b.jpg', 400)).toBe(
    '/a%2C%20b.jpg?format=100w 100w, /a%2C%20b.jpg?format=300w 300w, /a%2C%20b.jpg?format=500w 400w',
  )
})
