import type { socialNetworks } from '@sitewright/model/site/settings'

type Network = (typeof socialNetworks)[number]

export interface NetworkIcon {
  readonly label: string
  /** Lines in a box of 24 by 24, drawn with a stroke of 1.6. */
  readonly outline: string
}

/** Our own line drawings, alike in weight, rather than each network's mark. */
export const networkIcons: Record<Network, NetworkIcon> = {
  instagram: {
    label: 'Instagram',
    outline:
      'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5ZM12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8ZM17 6.8h.01',
  },
  facebook: {
    label: 'Facebook',
    outline: 'M14 21v-8h3l.5-3.5H14V7.5c0-1.1.5-1.8 1.8-1.8h1.7V2.7H15c-3 0-4.5 1.7-4.5 4.5v2.3H8V13h2.5v8',
  },
  youtube: {
    label: 'YouTube',
    outline: 'M6 5.5h12a4 4 0 0 1 4 4v5a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4v-5a4 4 0 0 1 4-4ZM10 9v6l5-3Z',
  },
  pinterest: {
    label: 'Pinterest',
    outline:
      'M12 2.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 1 0 0-19ZM9.5 21l2.3-10.5M8.6 12.2c-1-3 1-5 3.6-5s4 1.8 3.7 4.2-1.9 4.1-3.5 4.1-1.8-1-1.6-2',
  },
  tiktok: { label: 'TikTok', outline: 'M13 3v12.500a3.5 3.5 0 1 1-3.5-3.500M13 3c.2 3 2.2 5 5.5 5.2' },
  linkedin: {
    label: 'LinkedIn',
    outline:
      'M4 3h16a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1ZM7.5 10.500V17M7.5 7.200v.01M11.5 17v-6.500M11.5 13.500c0-2 1-3 2.5-3s2.5 1 2.5 3V17',
  },
  mastodon: {
    label: 'Mastodon',
    outline:
      'M17 17.500c-3 .6-6 .5-8 0c0 2 2 3 6 2.300M17 17.500c2-.5 3.5-2 3.5-4V8c0-3-2-5-5-5h-7c-3 0-5 2-5 5v6c0 5 3.5 7 7.5 7M8 13V9c0-2.5 4-2.5 4 0v2.500V9c0-2.5 4-2.5 4 0v4',
  },
  bluesky: {
    label: 'Bluesky',
    outline:
      'M12 11c-1-2.5-4-6-7.5-7.200C3 3.5 2.5 4.5 2.8 6.500c.4 3 .8 5 2.2 6 1 .7 2.5.7 3.5.5-2.5.5-5 1.5-3 4.5 2.5 3.5 5.3.5 6.5-2.5 1.2 3 4 6 6.5 2.5 2-3-.5-4-3-4.5 1 .2 2.5.2 3.5-.5 1.4-1 1.8-3 2.2-6 .3-2-.2-3-1.7-2.700C16 5 13 8.5 12 11Z',
  },
  email: {
    label: 'Email',
    outline: 'M4 5h16a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1ZM3.5 6.500L12 13l8.5-6.5',
  },
}
