import { siteSections } from '@sitewright/model/header-footer/site-sections'

/** The parts of the design screen, in the order of its list. `part` is the last piece of the address. */
export const designParts = [
  { part: 'colors', label: 'Colors', group: 'site' },
  { part: 'fonts', label: 'Fonts', group: 'site' },
  { part: 'sizes', label: 'Sizes', group: 'site' },
  { part: 'spacing', label: 'Spacing', group: 'site' },
  { part: 'buttons', label: 'Buttons', group: 'site' },
  { part: 'images', label: 'Images', group: 'site' },
  { part: 'animations', label: 'Animations', group: 'site' },
  { part: 'header', label: 'Header', group: 'around' },
  { part: 'header-sections', label: siteSections['header-sections'].label, group: 'around' },
  { part: 'footer', label: siteSections.footer.label, group: 'around' },
  { part: 'sharing', label: 'Logo, favicon and social image', group: 'around' },
] as const
export type DesignPart = (typeof designParts)[number]['part']

export function findDesignPart(part: string | null) {
  return designParts.find((it) => it.part === part) ?? null
}
