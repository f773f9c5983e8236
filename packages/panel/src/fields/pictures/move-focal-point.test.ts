import { expect, test } from 'vitest'
import { focalPointAt, moveFocalPoint } from './move-focal-point'

test('arrow keys move the focal point and keep it inside the picture', () => {
  expect(moveFocalPoint({ x: 0.5, y: 0.5 }, 'ArrowRight')).toEqual({ x: 0.52, y: 0.5 })
  expect(moveFocalPoint({ x: 0.5, y: 0.01 }, 'ArrowUp')).toEqual({ x: 0.5, y: 0 })
  expect(moveFocalPoint({ x: 0.5, y: 0.5 }, 'Enter')).toBeNull()
})

test('the pointer sets the point that lies under it', () => {
  const box = { left: 100, top: 50, width: 200, height: 100 }
  expect(focalPointAt({ clientX: 150, clientY: 125 }, box)).toEqual({ x: 0.25, y: 0.75 })
  expect(focalPointAt({ clientX: 0, clientY: 900 }, box)).toEqual({ x: 0, y: 1 })
})
