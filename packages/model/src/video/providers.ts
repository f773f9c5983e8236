export const videoProviders = ['Vimeo', 'YouTube', 'Wistia', 'Animoto'] as const
export type VideoProvider = (typeof videoProviders)[number]

const hosts: readonly (readonly [VideoProvider, RegExp])[] = [
  ['Vimeo', /^(www\.|player\.)?vimeo\.com$/],
  ['YouTube', /^((www\.|m\.)?youtube(-nocookie)?\.com|youtu\.be)$/],
  ['Wistia', /^([a-z0-9-]+\.)?wistia\.(com|net)$/],
  ['Animoto', /^([a-z0-9-]+\.)?animoto\.com$/],
]

function parseWebAddress(address: string): URL | null {
  const absolute = address.startsWith('//') ? `https:${address}` : address
  const url = URL.canParse(absolute) ? new URL(absolute) : null
  return url !== null && /^https?:$/.test(url.protocol) ? url : null
}

/** The provider behind a video's address, or null. */
export function findVideoProvider(address: string): VideoProvider | null {
  const host = parseWebAddress(address)?.hostname ?? ''
  return hosts.find(([, pattern]) => pattern.test(host))?.[0] ?? null
}

const autoplayQueries: Partial<Record<VideoProvider, readonly (readonly [string, string])[]>> = {
  Wistia: [['autoPlay', 'true']],
  Animoto: [['options', 'autostart']],
  YouTube: [
    ['autoplay', '1'],
    ['enablejsapi', '1'],
  ],
}
const plainAutoplay = [['autoplay', '1']] as const

/** An embed's address with its provider's way of starting at once, or null when it is no web address. */
export function addAutoplay(address: string): string | null {
  const url = parseWebAddress(address)
  if (url === null) return null
  const provider = findVideoProvider(address)
  for (const [name, value] of (provider && autoplayQueries[provider]) ?? plainAutoplay)
    url.searchParams.set(name, value)
  return url.href
}

const messages: Partial<Record<VideoProvider, (action: 'play' | 'pause') => string>> = {
  Vimeo: (action) => JSON.stringify({ method: action }),
  YouTube: (action) => JSON.stringify({ event: 'command', func: `${action}Video`, args: [] }),
}

/** The message that plays or pauses a video in its frame, or null for providers that take none. */
export function buildPlayerMessage(provider: VideoProvider | null, action: 'play' | 'pause'): string | null {
  return (provider !== null && messages[provider]?.(action)) || null
}
