import { z } from 'zod'
import { type VideoProvider, videoProviders } from './providers'

export const videoModes = ['none', 'fit', 'fill'] as const
export type VideoMode = (typeof videoModes)[number] | null

export const videoWrapper = z.object({
  html: z.string().max(20_000),
  providerName: z.enum(videoProviders).nullable(),
  mode: z.enum(videoModes).nullable(),
})
export type VideoWrapper = z.infer<typeof videoWrapper>

/** The mode after a change: what is not a mode leaves the earlier one. */
export function changeVideoMode(current: VideoMode, wanted: unknown): { mode: VideoMode; isAccepted: boolean } {
  const read = videoWrapper.shape.mode.safeParse(wanted)
  return read.success ? { mode: read.data, isAccepted: true } : { mode: current, isAccepted: false }
}

const defaultPlaceholderRatio = 65

/** Height of a placeholder as a percentage of its width. */
export function placeholderRatio(columns?: number): number {
  return columns === undefined ? defaultPlaceholderRatio : 100 / columns
}

export const videoTexts = {
  invalidEmbed: 'Invalid video embed.',
  noFeaturedImage:
    'Custom featured images only available with embedded videos. Go back into embed settings to turn off featured images.',
  vimeoBasic: 'Vimeo Basic accounts are not supported.',
} as const

export interface EmbedQuestion {
  html: string
  providerName: VideoProvider | null
  isVimeoBasic: boolean
  wantsFeaturedImage: boolean
}

/** Why an embed cannot be shown as asked, or null. A featured image needs a provider that can be started. */
export function describeEmbedProblem(embed: EmbedQuestion): string | null {
  if (!/<iframe[\s>]/i.test(embed.html)) return videoTexts.invalidEmbed
  if (embed.providerName === 'Vimeo' && embed.isVimeoBasic) return videoTexts.vimeoBasic
  if (embed.providerName === null && embed.wantsFeaturedImage) return videoTexts.noFeaturedImage
  return null
}
