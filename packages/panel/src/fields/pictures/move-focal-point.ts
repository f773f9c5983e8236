export interface FocalPoint {
  readonly x: number
  readonly y: number
}

const stepOf: Readonly<Record<string, FocalPoint>> = {
  ArrowLeft: { x: -0.02, y: 0 },
  ArrowRight: { x: 0.02, y: 0 },
  ArrowUp: { x: 0, y: -0.02 },
  ArrowDown: { x: 0, y: 0.02 },
}

function keepInside(value: number): number {
  return Math.round(Math.max(0, Math.min(1, value)) * 100) / 100
}

/** The point after an arrow key, or null when the key is not for moving it. */
export function moveFocalPoint(point: FocalPoint, key: string): FocalPoint | null {
  const step = Object.hasOwn(stepOf, key) ? stepOf[key] : undefined
  return step ? { x: keepInside(point.x + step.x), y: keepInside(point.y + step.y) } : null
}

/** The point of a picture that lies under the pointer. */
export function focalPointAt(
  pointer: { clientX: number; clientY: number },
  box: { left: number; top: number; width: number; height: number },
): FocalPoint {
  return {
    x: keepInside((pointer.clientX - box.left) / Math.max(1, box.width)),
    y: keepInside((pointer.clientY - box.top) / Math.max(1, box.height)),
  }
}
