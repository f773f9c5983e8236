import type { VideoProvider } from './providers'

export const videoModes = ['none', 'fit', 'fill'] as const
export type VideoMode = (typeof videoModes)[number] | null

/** What stands around a video: the code it was given as, who delivers it, and how it lies in its place. */
export interface VideoWrapper {
  readonly html: string
  readonly providerName: VideoProvider | null
  readonly mode: VideoMode
}

/** Reads a mode as the page's markup has it; what is no mode leaves the earlier one. */
export function changeVideoMode(current: VideoMode, wanted: unknown): { mode: VideoMode; isAccepted: boolean } {
  const mode = wanted === null ? null : videoModes.find((it) => it === wanted)
  return mode === undefined ? { mode: current, isAccepted: false } : { mode, isAccepted: true }
}

export function describeRefusedMode(wanted: unknown): string {
  return `Video mode ${String(wanted)} is not accepted.`
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

export interface EmbedQuestion extends Pick<VideoWrapper, 'html' | 'providerName'> {
  readonly isVimeoBasic: boolean
  readonly wantsFeaturedImage: boolean
}

/** Why an embed cannot be shown as asked, or null. A featured image needs a provider that can be started. */
export function describeEmbedProblem(embed: EmbedQuestion): string | null {
  if (!/<iframe[\s>]/i.test(embed.html)) return videoTexts.invalidEmbed
  if (embed.providerName === 'Vimeo' && embed.isVimeoBasic) return videoTexts.vimeoBasic
  if (embed.providerName === null && embed.wantsFeaturedImage) return videoTexts.noFeaturedImage
  return null
}

/** Width and height that pasted code asks for, in pixels; null where it says none. */
export function readEmbedSize(html: string): { width: number; height: number } | null {
  const [frame = ''] = /<iframe\b[^<>]*>/i.exec(html) ?? []
  const read = (name: string) =>
    Number(new RegExp(`\\s${name}\\s*=\\s*["']?(\\d{2,4})(?:px)?["'\\s>]`, 'i').exec(frame)?.[1])
  const [width, height] = [read('width'), read('height')]
  return width > 0 && height > 0 ? { width, height } : null
}
