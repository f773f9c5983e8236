import type { sectionDividers } from '@sitewright/model/pages/document'

type Divider = (typeof sectionDividers)[number]

/** Outlines of a section's lower edge in a box 100 wide and 10 high; what lies above the line belongs to the section. */
const outlines = {
  rounded: 'M0 0H100Q50 20 0 0Z',
  'soft-corners': 'M0 0H100C100 7 98 10 93 10H7C2 10 0 7 0 0Z',
  slanted: 'M0 0H100V1L0 10Z',
  scalloped: `M0 0${repeatShape(10, (x) => `M${x} 0Q${x + 5} 20 ${x + 10} 0`)}Z`,
  wavy: 'M0 0H100V5C83 11 67 11 50 5S17 -1 0 5Z',
  jagged: `M0 0${repeatShape(10, (x) => `L${x + 5} 10L${x + 10} 0`)}Z`,
  pointed: 'M0 0H100L50 10Z',
} as const satisfies Record<Exclude<Divider, 'none'>, string>

function repeatShape(count: number, draw: (x: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw((index * 100) / count)).join('')
}

/** The section's ground is masked by the outline and drawn over the top of the section that follows. */
export function dividerCss(divider: Divider): string {
  if (divider === 'none') return ''
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 10' preserveAspectRatio='none'><path d='${outlines[divider]}'/></svg>`
  const mask = `url("data:image/svg+xml,${encodeURIComponent(svg)}")`
  const section = `.section[data-divider='${divider}']`
  return [
    `${section}{--divider:clamp(1.5rem,5vw,5rem);z-index:1;padding-bottom:calc(var(--pad) + var(--divider))}`,
    `${section}>.section-background{mask:linear-gradient(#000 0 0) top/100% calc(100% - var(--divider) + 1px) no-repeat,${mask} bottom/100% var(--divider) no-repeat}`,
    `${section}:not(:last-child){margin-bottom:calc(-1 * clamp(1.5rem,5vw,5rem))}`,
    `${section}+.section{padding-top:calc(var(--pad) + clamp(1.5rem,5vw,5rem))}`,
  ].join('')
}
