import { type GalleryDesign, galleryDesigns } from '@sitewright/model/galleries/designs'
import { ChoiceGroup } from '@sitewright/ui/controls/choice-group'
import { designWords } from './gallery-words'

/** Left, top, width and height of the pictures in a frame of 48 by 30; a fifth number is how strongly it shows. */
const sketches: Record<GalleryDesign, readonly (readonly number[])[]> = {
  base: [[4, 3, 40, 24]],
  slideshow: [
    [4, 2, 40, 19],
    [4, 23, 9, 5],
    [15, 23, 9, 5, 0.5],
    [26, 23, 9, 5, 0.5],
    [37, 23, 7, 5, 0.5],
  ],
  slider: [
    [-4, 6, 12, 18, 0.4],
    [10, 6, 28, 18],
    [40, 6, 12, 18, 0.4],
  ],
  carousel: [
    [3, 8, 13, 14],
    [18, 8, 13, 14],
    [33, 8, 13, 14],
    [48, 8, 13, 14, 0.4],
  ],
  grid: [3, 16].flatMap((top) => [3, 18, 33].map((left) => [left, top, 13, 11])),
  autogrid: [3, 16].flatMap((top) => [3, 14, 25, 36].map((left) => [left, top, 9, 11])),
  autocolumns: [
    [3, 3, 13, 9],
    [3, 14, 13, 13],
    [18, 3, 13, 15],
    [18, 20, 13, 7],
    [33, 3, 13, 6],
    [33, 11, 13, 16],
  ],
  autorows: [
    [3, 3, 18, 11],
    [23, 3, 8, 11],
    [33, 3, 13, 11],
    [3, 16, 10, 11],
    [15, 16, 31, 11],
  ],
  list: [
    [3, 3, 18, 11],
    [24, 6, 20, 2, 0.4],
    [24, 10, 14, 2, 0.4],
    [3, 16, 18, 11],
    [24, 19, 20, 2, 0.4],
    [24, 23, 14, 2, 0.4],
  ],
}

interface LayoutFieldInput {
  readonly value: GalleryDesign
  readonly onChange: (design: GalleryDesign) => void
}

/** The nine layouts as sketches; the page itself shows the chosen one at once. */
export function LayoutField({ value, onChange }: LayoutFieldInput) {
  return (
    <ChoiceGroup
      label="Layout"
      value={value}
      choices={galleryDesigns.map((design) => ({
        value: design,
        label: designWords[design],
        picture: <Sketch boxes={sketches[design]} />,
      }))}
      onChange={onChange}
    />
  )
}

function Sketch({ boxes }: { boxes: readonly (readonly number[])[] }) {
  return (
    <svg viewBox="0 0 48 30" width="48" height="30" aria-hidden="true" fill="currentColor">
      {boxes.map(([left = 0, top = 0, width = 0, height = 0, strength = 1]) => (
        <rect key={`${left} ${top}`} x={left} y={top} width={width} height={height} rx="1" opacity={strength} />
      ))}
    </svg>
  )
}
