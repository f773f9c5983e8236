import type { sectionDividers } from '@sitewright/model/pages/document'

type Divider = (typeof sectionDividers)[number]

interface DividerShape {
  /** How far the shape reaches down. */
  readonly depth: string
  /** Declarations that cut the section's ground; `--divider` is the depth. */
  readonly cut: string
}

/** One period of a wave in a box of 100 by 20: it leaves at the height and slope at which it enters. */
const wave = mask('0 0 100 20', 'M0 11C18 21 32 21 50 11S82 1 100 11V0H0Z')

const shapes = {
  rounded: {
    depth: 'clamp(2rem,6vw,6rem)',
    cut: 'border-radius:0 0 50% 50%/0 0 var(--divider) var(--divider)',
  },
  'soft-corners': {
    depth: 'clamp(1.5rem,3.5vw,3.5rem)',
    cut: 'border-radius:0 0 var(--divider) var(--divider)',
  },
  slanted: {
    depth: 'clamp(1.75rem,6vw,6rem)',
    cut: 'clip-path:polygon(0 0,100% 0,100% calc(100% - var(--divider)),0 100%)',
  },
  pointed: {
    depth: 'clamp(1.75rem,5vw,5rem)',
    cut: 'clip-path:polygon(0 0,100% 0,100% calc(100% - var(--divider)),50% 100%,0 calc(100% - var(--divider)))',
  },
  scalloped: {
    depth: 'clamp(1rem,2.25vw,2.25rem)',
    cut: repeatCut('radial-gradient(50% 100% at 50% 0,#000 98%,#0000)', 'calc(2*var(--divider))'),
  },
  jagged: {
    depth: 'clamp(0.75rem,1.5vw,1.5rem)',
    cut: repeatCut('conic-gradient(from -45deg at 50% 100%,#000 90deg,#0000 0)', 'calc(2*var(--divider))'),
  },
  wavy: {
    depth: 'clamp(1.5rem,4vw,4rem)',
    cut: repeatCut(wave, 'clamp(18rem,50vw,60rem)'),
  },
} as const satisfies Record<Exclude<Divider, 'none'>, DividerShape>

function mask(viewBox: string, outline: string): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='${viewBox}' preserveAspectRatio='none'><path d='${outline}'/></svg>`
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`
}

/** A whole number of tiles along the edge. The solid part overlaps them a little, or a hairline would show between. */
function repeatCut(tile: string, width: string): string {
  return `mask:linear-gradient(#000 0 0) top/100% calc(100% - var(--divider) + 2px) no-repeat,${tile} bottom/${width} var(--divider) round no-repeat`
}

/** The section's ground is cut to the shape and lies over the top of what follows, which leaves room for it. */
export function dividerCss(divider: Divider): string {
  if (divider === 'none') return ''
  const { depth, cut } = shapes[divider]
  const section = `.section[data-divider='${divider}']`
  const room = `{padding-top:calc(var(--pad) + ${depth})}`
  const overlap = `{margin-bottom:calc(-1*${depth})}`
  return [
    `${section}{--divider:${depth};z-index:1;padding-bottom:calc(var(--pad) + var(--divider))}`,
    `${section}>.section-background{${cut}}`,
    `${section}:has(+.section)${overlap}`,
    `${section}+.section${room}`,
    `.site-header-sections:has(+main>.section)>${section}:last-child${overlap}`,
    // A title for those who listen may stand before the first section.
    `.site-header-sections:has(>${section}:last-child)+main>.section:first-of-type${room}`,
    `main:has(+.site-footer>.section)>${section}:last-child${overlap}`,
    `main:has(>${section}:last-child)+.site-footer>.section:first-child${room}`,
  ].join('')
}
