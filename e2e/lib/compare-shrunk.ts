/** A screenshot made small: three bytes a pixel, row by row. */
export interface Shrunk {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

/** A color this far off is another color. What fonts and edges differ by between machines stays below it. */
const colorSlack = 36
/** Side of the square in which differing pixels are counted, and how many of them make it another picture. */
const squareSide = 12
const maxInSquare = 14
/** A line of text may be a little higher elsewhere. */
const heightSlack = 3

export interface Difference {
  readonly reason: string
  /** One byte a pixel of the seen picture: not zero where it differs. */
  readonly marks: Uint8Array
}

/** Why two pictures are not the same one, or null. */
export function findDifference(kept: Shrunk, seen: Shrunk): Difference | null {
  const marks = new Uint8Array(seen.width * seen.height)
  if (kept.width !== seen.width || Math.abs(kept.height - seen.height) > heightSlack) {
    return { reason: `${kept.width} × ${kept.height} is now ${seen.width} × ${seen.height}`, marks: marks.fill(1) }
  }
  const rows = Math.min(kept.height, seen.height)
  // Without the outermost pixels: a part that begins between two pixels of the screen has a seam of what is beside it.
  for (let y = 1; y < rows - 1; y++) {
    for (let x = 1; x < seen.width - 1; x++) {
      // Both ways: what is thin and lost has a match beside it in the one picture, but none in the other.
      if (!hasMatchAt(kept, seen, x, y) || !hasMatchAt(seen, kept, x, y)) marks[y * seen.width + x] = 1
    }
  }
  const max = countFullestSquare(marks, seen.width, rows)
  if (max.count <= maxInSquare) return null
  return { reason: `${max.count} of ${squareSide ** 2} pixels differ around ${max.x}, ${max.y}`, marks }
}

/**
 * Whether the pixel fits into the other picture: each of its colors lies between those at its place and right beside it.
 * An edge that falls elsewhere between two pixels is a mixture of both and fits.
 */
function hasMatchAt(from: Shrunk, other: Shrunk, x: number, y: number): boolean {
  const at = (y * from.width + x) * 3
  for (let color = 0; color < 3; color++) {
    let [min, max] = [255, 0]
    for (let nextY = Math.max(y - 1, 0); nextY <= Math.min(y + 1, other.height - 1); nextY++) {
      for (let nextX = Math.max(x - 1, 0); nextX <= Math.min(x + 1, other.width - 1); nextX++) {
        const value = other.pixels[(nextY * other.width + nextX) * 3 + color] ?? 0
        min = Math.min(min, value)
        max = Math.max(max, value)
      }
    }
    const value = from.pixels[at + color] ?? 0
    if (value < min - colorSlack || value > max + colorSlack) return false
  }
  return true
}

/** Squares overlap by half, so that none divides what belongs together. */
function countFullestSquare(marks: Uint8Array, width: number, height: number) {
  let max = { count: 0, x: 0, y: 0 }
  for (let top = 0; top < height; top += squareSide / 2) {
    for (let left = 0; left < width; left += squareSide / 2) {
      let count = 0
      for (let y = top; y < Math.min(top + squareSide, height); y++) {
        for (let x = left; x < Math.min(left + squareSide, width); x++) count += marks[y * width + x] ?? 0
      }
      if (count > max.count) max = { count, x: left, y: top }
    }
  }
  return max
}
