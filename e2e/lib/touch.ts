import type { CDPSession, Page } from '@playwright/test'

interface Point {
  readonly x: number
  readonly y: number
}

/** Fingers with a clock of their own: how fast they are does not depend on how fast the machine is. */
export async function openTouch(page: Page) {
  const device = await page.context().newCDPSession(page)
  return {
    /** One finger along these points, so many milliseconds between two of them; the answer lets go. */
    async drag(points: readonly Point[], stepMs: number): Promise<() => Promise<void>> {
      let at = Date.now() / 1000
      for (const [index, point] of points.entries()) {
        await send(device, index === 0 ? 'touchStart' : 'touchMove', [point], at)
        at += stepMs / 1000
      }
      return () => send(device, 'touchEnd', [], at)
    },
    async tapTwice(point: Point): Promise<void> {
      const at = Date.now() / 1000
      for (const later of [0, 0.15]) {
        await send(device, 'touchStart', [point], at + later)
        await send(device, 'touchEnd', [], at + later + 0.03)
      }
    },
    /** Two fingers go apart from a point, each so far. */
    async spread(point: Point, fromPx: number, toPx: number): Promise<void> {
      const at = Date.now() / 1000
      const fingers = (distance: number) => [
        { x: point.x - distance, y: point.y, id: 0 },
        { x: point.x + distance, y: point.y, id: 1 },
      ]
      await send(device, 'touchStart', fingers(fromPx), at)
      await send(device, 'touchMove', fingers((fromPx + toPx) / 2), at + 0.05)
      await send(device, 'touchMove', fingers(toPx), at + 0.1)
      await send(device, 'touchEnd', [], at + 0.15)
    },
    /** The browser's own scrolling by a finger. */
    async scroll(point: Point, xDistance: number): Promise<void> {
      await device.send('Input.synthesizeScrollGesture', {
        ...point,
        xDistance,
        gestureSourceType: 'touch',
        speed: 1200,
      })
    },
  }
}

async function send(
  device: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  touchPoints: (Point & { id?: number })[],
  timestamp: number,
): Promise<void> {
  await device.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp })
}
