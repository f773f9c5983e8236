import type { CSSProperties } from 'react'
import type { placeholderNames } from './placeholder-names'

type PlaceholderName = (typeof placeholderNames)[number]

/** Shades between the section's ground and its accent, so that the drawing belongs to any theme. */
const shades = [10, 18, 28, 42, 58].map((share) => `color-mix(in oklab, var(--background), var(--link) ${share}%)`) as [
  string,
  string,
  string,
  string,
  string,
]
const [sky, far, middle, near, dark] = shades
const light = 'color-mix(in oklab, var(--background), #fff 55%)'

type Shape = readonly [outline: string, fill: string]

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

/** Outlines in a box of 400 by 400, of which a wide or tall picture shows the middle. */
const drawings: Record<Exclude<PlaceholderName, 'mark'>, readonly Shape[]> = {
  landscape: [
    [circle(264, 152, 34), light],
    ['M-400 218C-200 180 -60 186 60 212S260 238 420 202S700 170 800 190V800H-400Z', far],
    ['M-400 252C-160 216 20 232 130 246S330 224 440 234S700 270 800 250V800H-400Z', middle],
    ['M-400 284C-180 278 -20 260 90 274S280 312 420 280S680 284 800 290V800H-400Z', near],
  ],
  'still-life': [
    ['M-400 268H800V800H-400Z', far],
    [
      'M146 268C112 240 106 190 130 158C142 142 146 126 142 104H206C202 126 206 142 218 158C242 190 236 240 202 268Z',
      near,
    ],
    ['M136 98H212V108H136Z', dark],
    ['M226 210H320C320 250 300 274 273 274S226 250 226 210Z', middle],
    ['M174 268H250L420 330H300Z', 'color-mix(in oklab, var(--background), var(--link) 24%)'],
  ],
  interior: [
    ['M-400 300H800V800H-400Z', far],
    ['M120 300V168A70 70 0 0 1 260 168V300Z', light],
    ['M120 300V168A70 70 0 0 1 128 134V300Z', middle],
    ['M296 206H330L344 300H282Z', near],
    ['M310 120H316V210H310Z', dark],
    ['M284 132L300 92H326L342 132Z', near],
    ['M150 300H256L330 400H170Z', sky],
  ],
  portrait: [
    [circle(200, 168, 118), far],
    ['M70 420C70 320 126 276 200 276S330 320 330 420V800H70Z', near],
    ['M176 226H224V282A24 20 0 0 1 176 282Z', middle],
    ['M152 170A48 56 0 0 1 248 170C248 214 226 240 200 240S152 214 152 170Z', middle],
    ['M146 176C138 116 170 92 204 92C244 92 264 124 254 176C248 150 232 138 206 140C180 142 158 148 146 176Z', dark],
  ],
  texture: [
    ['M-400 -400H800V60C620 120 520 20 380 70S160 150 20 96S-240 40 -400 90Z', far],
    [
      'M-400 190C-220 130 -100 210 40 190S240 110 380 160S640 240 800 180V280C640 330 520 240 380 270S140 330 0 280S-260 250 -400 300Z',
      middle,
    ],
    ['M-400 390C-240 340 -120 400 20 380S260 320 400 360S640 410 800 370V800H-400Z', near],
  ],
}

/** Signs as those of firms; neighbors differ. */
const marks: readonly (readonly Shape[])[] = [
  [
    [circle(140, 200, 80), near],
    ['M240 120A80 80 0 0 1 240 280Z', dark],
  ],
  [
    ['M120 280V180A80 80 0 0 1 280 180V280Z', near],
    ['M170 280V210A30 30 0 0 1 230 210V280Z', sky],
  ],
  [
    ['M200 110L290 200L200 290L110 200Z', near],
    [circle(200, 200, 34), sky],
  ],
  [
    ['M110 130H190V270H110Z', dark],
    ['M200 130A70 70 0 0 1 200 270Z', near],
  ],
  [
    ['M110 230A90 90 0 0 1 290 230Z', near],
    ['M110 246H290V270H110Z', dark],
  ],
  [
    [circle(200, 200, 90), near],
    [circle(228, 180, 60), sky],
  ],
]

const ground: CSSProperties = { background: sky }

/** A quiet drawing in the place of a picture that is still to be chosen; visitors never see it. */
export function ImagePlaceholder({ id, name = 'landscape' }: { id: string; name: PlaceholderName | undefined }) {
  const isMark = name === 'mark'
  // Pictures that stand together must not look like copies of each other.
  const variant = Number.parseInt(id.slice(-4), 16) || 0
  const shapes = isMark ? (marks[variant % marks.length] ?? []) : drawings[name]
  return (
    <div className="image-placeholder" style={isMark ? undefined : ground}>
      <svg
        viewBox="0 0 400 400"
        preserveAspectRatio={isMark ? 'xMidYMid meet' : 'xMidYMid slice'}
        style={!isMark && variant % 2 === 1 ? { scale: '-1 1' } : undefined}
        aria-hidden="true"
      >
        {shapes.map(([outline, fill]) => (
          <path key={outline} d={outline} style={{ fill }} />
        ))}
      </svg>
      <p className="image-hint" data-choose-picture="">
        Choose an image
      </p>
    </div>
  )
}
