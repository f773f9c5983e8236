import { expect, test } from 'vitest'
import { releasePicture, restorePicture } from './release-picture'

/** As much of an image element as is asked of it; the attribute that is taken away is srcset. */
function makeImage(src: string, srcset: string) {
  const image = {
    src,
    srcset,
    dataset: {} as DOMStringMap,
    removeAttribute() {
      image.srcset = ''
    },
  }
  return image
}

test('a picture that is given back holds no file, and is as it was when it returns, however often either is asked for', () => {
  const image = makeImage('/s/1/vase.jpg', '/s/1/vase.jpg?format=300w 300w')
  releasePicture(image)
  releasePicture(image)
  expect([image.src.slice(0, 10), image.srcset]).toEqual(['data:image', ''])
  restorePicture(image)
  restorePicture(image)
  expect([image.src, image.srcset]).toEqual(['/s/1/vase.jpg', '/s/1/vase.jpg?format=300w 300w'])
  expect(image.dataset).toEqual({})
})

test('one without other widths gets none, and one without a source is left alone', () => {
  const plain = makeImage('/s/1/vase.svg', '')
  releasePicture(plain)
  restorePicture(plain)
  expect([plain.src, plain.srcset]).toEqual(['/s/1/vase.svg', ''])
  const empty = makeImage('', '')
  releasePicture(empty)
  expect([empty.src, empty.dataset]).toEqual(['', {}])
})
