import type { CollectionLayout } from '@sitewright/model/collections/collection-kinds'

/** Strips of a drawing, 64 by 44: pictures are filled, words are lines. */
interface Sketch {
  readonly pictures: readonly (readonly [x: number, y: number, width: number, height: number])[]
  readonly words: readonly (readonly [x: number, y: number, width: number])[]
}

const columns = [4, 24, 44] as const

const sketches: Record<CollectionLayout, Sketch> = {
  'basic-grid': {
    pictures: columns.flatMap((x) => [[x, 4, 16, 10] as const, [x, 25, 16, 10] as const]),
    words: columns.flatMap((x) => [[x, 18, 12] as const, [x, 39, 12] as const]),
  },
  masonry: {
    pictures: [
      [4, 4, 16, 14],
      [4, 21, 16, 19],
      [24, 4, 16, 22],
      [24, 29, 16, 11],
      [44, 4, 16, 10],
      [44, 17, 16, 23],
    ],
    words: [],
  },
  'side-by-side': {
    pictures: [
      [4, 4, 22, 16],
      [4, 24, 22, 16],
    ],
    words: [
      [30, 8, 26],
      [30, 13, 30],
      [30, 28, 26],
      [30, 33, 30],
    ],
  },
  alternating: {
    pictures: [
      [4, 4, 26, 16],
      [34, 24, 26, 16],
    ],
    words: [
      [34, 8, 22],
      [34, 13, 26],
      [4, 28, 22],
      [4, 33, 26],
    ],
  },
  'single-column': {
    pictures: [[14, 4, 36, 16]],
    words: [
      [14, 25, 30],
      [14, 31, 36],
      [14, 37, 36],
    ],
  },
  stacked: {
    pictures: [
      [4, 5, 8, 8],
      [4, 18, 8, 8],
      [4, 31, 8, 8],
    ],
    words: [
      [16, 9, 44],
      [16, 22, 36],
      [16, 35, 40],
    ],
  },
  calendar: {
    pictures: [4, 16, 28, 40, 52].flatMap((x) => [9, 18, 27, 36].map((y) => [x, y, 8, 5] as const)),
    words: [[22, 4, 20]],
  },
  'grid-basic': {
    pictures: [
      [4, 4, 27, 13],
      [33, 4, 27, 13],
      [4, 24, 27, 13],
      [33, 24, 27, 13],
    ],
    words: [
      [4, 20, 18],
      [33, 20, 18],
      [4, 40, 18],
      [33, 40, 18],
    ],
  },
  'grid-overlay': {
    pictures: [
      [4, 4, 27, 17],
      [33, 4, 27, 17],
      [4, 23, 27, 17],
      [33, 23, 27, 17],
    ],
    words: [],
  },
  'hover-follow': {
    pictures: [[34, 12, 22, 18]],
    words: [
      [4, 8, 24],
      [4, 18, 30],
      [4, 28, 20],
      [4, 38, 26],
    ],
  },
  'hover-static': {
    pictures: [[32, 4, 28, 36]],
    words: [
      [4, 8, 20],
      [4, 18, 24],
      [4, 28, 18],
      [4, 38, 22],
    ],
  },
  'index-background': {
    pictures: [[4, 4, 56, 36]],
    words: [
      [16, 14, 32],
      [20, 22, 24],
      [14, 30, 36],
    ],
  },
  slides: {
    pictures: [
      [4, 10, 10, 24],
      [17, 6, 30, 32],
      [50, 10, 10, 24],
    ],
    words: [],
  },
  grid: {
    pictures: columns.flatMap((x) => [[x, 4, 16, 16] as const, [x, 24, 16, 16] as const]),
    words: [],
  },
}

export const layoutWords: Record<CollectionLayout, string> = {
  'basic-grid': 'Grid',
  masonry: 'Masonry',
  'side-by-side': 'Side by side',
  alternating: 'Alternating',
  'single-column': 'Single column',
  stacked: 'List',
  calendar: 'Calendar',
  'grid-basic': 'Grid',
  'grid-overlay': 'Grid with overlay',
  'hover-follow': 'Image follows pointer',
  'hover-static': 'Image beside list',
  'index-background': 'Image behind list',
  slides: 'Slides',
  grid: 'Grid',
}

export function LayoutSketch({ layout }: { layout: CollectionLayout }) {
  const { pictures, words } = sketches[layout]
  return (
    <svg className="layout-sketch" viewBox="0 0 64 44" aria-hidden="true">
      {pictures.map(([x, y, width, height]) => (
        <rect key={`${x} ${y}`} className="sketch-picture" {...{ x, y, width, height }} rx={1.5} />
      ))}
      {words.map(([x, y, width]) => (
        <line key={`${x} ${y}`} className="sketch-words" x1={x} y1={y} x2={x + width} y2={y} />
      ))}
    </svg>
  )
}
