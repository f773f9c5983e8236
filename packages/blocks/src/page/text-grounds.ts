import type { PlacedBlock, Section } from '@sitewright/model/pages/document'
import type { Breakpoint, Placement } from '@sitewright/model/pages/grid'
import type { BlockGround } from '../ground/define-block'
import type { SiteColors, ViewAsset } from '../ground/view-context'
import { mixColors } from '../styles/contrast'
import { coverPicture, isReadableOn, readTones, type Tones } from '../styles/over-picture'
import { deriveTheme } from '../styles/themes'
import { factsOf, isBlockEmpty } from './block-facts'

export interface Grounds {
  readonly assets: Pick<ReadonlyMap<string, Pick<ViewAsset, 'tones'>>, 'has' | 'get'>
  readonly colors: SiteColors
}

/** What lies over the section's picture: null where there is none, or no text that would need more than the owner wants. */
export function coverBackground(section: Section, context: Grounds, isUnderHeader = false) {
  const { background, theme } = section
  if (background.kind === 'none' || !context.assets.has(background.assetId)) return null
  const hasText =
    isUnderHeader || section.blocks.some((block) => !factsOf(block).isWordless && !isBlockEmpty(block, context))
  if (!hasText) return null
  const { overlayOpacity } = background
  // Frames of a video may be brighter or darker than its first one.
  const tones = readTones(background.kind === 'image' ? context.assets.get(background.assetId) : undefined)
  return coverPicture({ colors: context.colors, theme, tones, overlayOpacity })
}

type Places = Readonly<Record<Breakpoint, Placement>>

interface PlacedPart {
  readonly block: PlacedBlock
  readonly places: Places
  readonly layer: number
}

const screens = ['desktop', 'mobile'] as const

/**
 * Blocks of text that lie on a picture or shape where they could not be read, and on which screens: they get the section's
 * background as a ground of their own.
 */
export function findGroundedBlocks(
  section: Section,
  mobile: ReadonlyMap<string, Placement>,
  context: Grounds,
): Map<string, Breakpoint[]> {
  const parts = section.blocks
    .filter((block) => !isBlockEmpty(block, context))
    .map((block, layer): PlacedPart => {
      return { block, layer, places: { desktop: block.desktop, mobile: mobile.get(block.id) ?? block.desktop } }
    })
  const under = parts.filter(({ block }) => factsOf(block).grounds.length > 0)
  if (under.length === 0) return new Map()
  const tonesUnder = under.map((part) => ({
    part,
    tones: factsOf(part.block).grounds.map((it) => tonesOf(it, section, context)),
  }))
  const found = parts
    .filter(({ block }) => !factsOf(block).isWordless && factsOf(block).grounds.length === 0)
    .map((part) => {
      const hard = tonesUnder.filter(({ tones }) =>
        tones.some((it) => !isReadableOn({ colors: context.colors, theme: section.theme, tones: it })),
      )
      const on = screens.filter((screen) => hard.some((it) => liesOn(part, it.part, screen)))
      return [part.block.id, on] as const
    })
  return new Map(found.filter(([, on]) => on.length > 0))
}

function tonesOf(ground: BlockGround, { theme }: Section, { assets, colors }: Grounds): Tones {
  if ('assetId' in ground) return readTones(ground.assetId === null ? undefined : assets.get(ground.assetId))
  const { primary, secondary, tertiary, inks: _inks, ...plain } = deriveTheme(colors.palette, theme, colors.themes)
  const fills = { 'primary-fill': primary.fill, 'secondary-fill': secondary.fill, 'tertiary-fill': tertiary.fill }
  const color = ({ ...plain, ...fills } as Record<string, string>)[ground.color] ?? plain.background
  const tone = mixColors(plain.background, color, ground.opacity)
  return [tone, tone]
}

function liesOn(over: PlacedPart, under: PlacedPart, screen: Breakpoint): boolean {
  const [a, b] = [over.places[screen], under.places[screen]]
  if (!a.visible || !b.visible) return false
  const isHigher = a.zIndex === b.zIndex ? over.layer > under.layer : a.zIndex > b.zIndex
  const overlaps = a.start.x < b.end.x && b.start.x < a.end.x && a.start.y < b.end.y && b.start.y < a.end.y
  return isHigher && overlaps
}
