import { parseSoundcloudUrl } from '@sitewright/model/blocks-vocabulary/soundcloud'

export interface EmbedSource {
  /** What the frame loads. */
  readonly address: string
  /** Whom the visitor's browser will talk to. */
  readonly host: string
  /** Known players need their own origin; anything else runs without one. */
  readonly isKnownPlayer: boolean
  /** What the page's console says of an address that its provider has no player for. */
  readonly warning?: string
}

interface Player {
  readonly hosts: readonly string[]
  /** The player's address, or undefined when this page of the provider cannot be framed. */
  readonly address: (url: URL) => string | undefined
}

const soundcloudHosts = ['soundcloud.com', 'm.soundcloud.com']

/** Providers by host, each with the player of theirs that tracks least. */
const players: readonly Player[] = [
  {
    hosts: ['youtube.com', 'm.youtube.com', 'youtube-nocookie.com'],
    address: (url) => {
      const id = url.searchParams.get('v') ?? /^\/(?:embed|shorts|live)\/([^/]+)/.exec(url.pathname)?.[1]
      return id ? youtubePlayer(id) : undefined
    },
  },
  { hosts: ['youtu.be'], address: (url) => youtubePlayer(url.pathname.slice(1)) },
  {
    hosts: ['vimeo.com', 'player.vimeo.com'],
    address: (url) => {
      const id = /^\/(?:video\/)?(\d+)/.exec(url.pathname)?.[1]
      return id ? `https://player.vimeo.com/video/${id}?dnt=1` : undefined
    },
  },
  {
    hosts: ['open.spotify.com'],
    address: (url) => `https://open.spotify.com/embed${url.pathname.replace(/^\/embed/, '')}`,
  },
  {
    hosts: soundcloudHosts,
    address: (url) => {
      const { url: track } = parseSoundcloudUrl(url.origin + url.pathname)
      return track === null ? undefined : `https://w.soundcloud.com/player/?url=${encodeURIComponent(track)}`
    },
  },
]

function youtubePlayer(id: string): string | undefined {
  return /^[\w-]{6,20}$/.test(id) ? `https://www.youtube-nocookie.com/embed/${id}` : undefined
}

/** Only https is ever framed; null for everything else. */
export function readEmbedSource(address: string): EmbedSource | null {
  const url = URL.canParse(address) ? new URL(address) : null
  if (url?.protocol !== 'https:') return null
  const host = url.hostname.replace(/^www\./, '')
  const playerAddress = players.find((player) => player.hosts.includes(host))?.address(url)
  const warning = soundcloudHosts.includes(host) ? parseSoundcloudUrl(url.href).warning : null
  return {
    address: playerAddress ?? url.href,
    host,
    isKnownPlayer: playerAddress !== undefined,
    ...(warning === null ? {} : { warning }),
  }
}
