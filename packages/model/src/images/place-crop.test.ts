import { expect, test } from 'vitest'
import { placeCrop, ratioOfCrop } from './place-crop'

const place = {
  crop: { x: 0.5, y: 0, width: 0.5, height: 0.5 },
  width: 1600,
  height: 800,
  cropMode: 'cover',
  focalPoint: { x: 0.75, y: 0.9 },
} as const

test('the part has the ratio of its own pixels', () => {
  expect(ratioOfCrop(place)).toBe(2)
})

test('a part that fills its box is as large as the larger side asks for, lies by the focal point, and hides the rest', () => {
  const { box, image } = placeCrop(place)
  expect(box).toMatchObject({ position: 'absolute', containerType: 'size', overflow: 'hidden' })
  expect(image.width).toBe('calc(max(100cqw, 2 * 100cqh) / 0.5)')
  expect(image.height).toBe('calc(max(100cqw, 2 * 100cqh) / 1)')
  expect(image.left).toBe('calc((100cqw - max(100cqw, 2 * 100cqh)) * 0.5 - max(100cqw, 2 * 100cqh) * 1)')
  expect(image.top).toContain('* 1 - ')
  expect(image.clipPath).toBe('inset(0% 0% 50% 50%)')
  expect(image.transformOrigin).toBe('75% 25%')
})

test('a part that is shown whole fits in and lies where it is aligned; as it is, the box takes its shape', () => {
  const { image } = placeCrop({ ...place, cropMode: 'contain', fitAlignment: 'bottom right' })
  expect(image.width).toBe('calc(min(100cqw, 2 * 100cqh) / 0.5)')
  expect(image.left).toContain('* 1 - ')
  expect(placeCrop({ ...place, cropMode: 'none' }).box).toMatchObject({ position: 'relative', aspectRatio: '2' })
})
