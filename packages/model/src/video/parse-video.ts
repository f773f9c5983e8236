import { findVideoProvider, type VideoProvider } from './providers'

export interface ParsedVideo {
  readonly provider: VideoProvider
  /** What a frame loads, built from the video's id alone. */
  readonly embedAddress: string
  /** Where people watch it at the provider. */
  readonly pageAddress: string
}

interface Player {
  readonly idOf: (url: URL) => string | undefined
  readonly build: (id: string, url: URL) => Omit<ParsedVideo, 'provider'>
}

/** Each provider's player that tracks least. */
const players: Record<VideoProvider, Player> = {
  YouTube: {
    idOf: (url) =>
      url.hostname === 'youtu.be'
        ? /^\/([\w-]{6,20})/.exec(url.pathname)?.[1]
        : (/^\/(?:embed|shorts|live|v)\/([\w-]{6,20})/.exec(url.pathname)?.[1] ??
          /^[\w-]{6,20}$/.exec(url.searchParams.get('v') ?? '')?.[0]),
    build: (id) => ({
      embedAddress: `https://www.youtube-nocookie.com/embed/${id}`,
      pageAddress: `https://www.youtube.com/watch?v=${id}`,
    }),
  },
  Vimeo: {
    idOf: (url) => /^\/(?:video\/|channels\/[\w-]+\/)?(\d{4,12})/.exec(url.pathname)?.[1],
    build: (id, url) => {
      // Videos that are not listed are found with a second key alone.
      const key = url.searchParams.get('h') ?? /^\/\d+\/([0-9a-f]+)$/.exec(url.pathname)?.[1] ?? ''
      const isKey = /^[0-9a-f]{4,20}$/.test(key)
      return {
        embedAddress: `https://player.vimeo.com/video/${id}?dnt=1${isKey ? `&h=${key}` : ''}`,
        pageAddress: `https://vimeo.com/${id}${isKey ? `/${key}` : ''}`,
      }
    },
  },
  Wistia: {
    idOf: (url) => /^\/(?:embed\/(?:iframe|medias)|medias)\/([a-z0-9]{6,20})/.exec(url.pathname)?.[1],
    build: (id) => ({
      embedAddress: `https://fast.wistia.net/embed/iframe/${id}`,
      pageAddress: `https://fast.wistia.net/embed/iframe/${id}`,
    }),
  },
  Animoto: {
    idOf: (url) => /^\/(?:play|embed)\/([\w-]{6,40})/.exec(url.pathname)?.[1],
    build: (id) => ({
      embedAddress: `https://animoto.com/embed/${id}`,
      pageAddress: `https://animoto.com/play/${id}`,
    }),
  },
}

/**
 * A video from its address or from pasted embed code. Of the code nothing is kept but the id in the frame's address:
 * whatever else it says never reaches a page.
 */
export function parseVideo(text: string): ParsedVideo | null {
  const trimmed = text.trim().slice(0, 20_000)
  const address = trimmed.startsWith('<') ? readFrameAddress(trimmed) : trimmed
  const absolute = address.startsWith('//') ? `https:${address}` : address
  const provider = findVideoProvider(absolute)
  if (provider === null || !URL.canParse(absolute)) return null
  const url = new URL(absolute)
  const { idOf, build } = players[provider]
  const id = idOf(url)
  return id === undefined ? null : { provider, ...build(id, url) }
}

function readFrameAddress(code: string): string {
  const [, frame = ''] = /<iframe\b([^<>]*)/i.exec(code) ?? []
  const source = /\bsrc\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/i.exec(frame)
  return (source?.[1] ?? source?.[2] ?? source?.[3] ?? '').replaceAll('&amp;', '&').trim()
}
