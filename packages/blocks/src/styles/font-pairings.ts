import type { FontName, SiteStyles } from '@sitewright/model/site/styles'

type Fonts = SiteStyles['fonts']
type FontUse = Fonts['heading']

export interface FontPairing {
  readonly id: string
  readonly label: string
  /** What it is like, in a few words. */
  readonly mood: string
  readonly fonts: Fonts
}

function use(family: FontName, weight: number, lineHeight: number, letterSpacingEm = 0): FontUse {
  return { family, weight, lineHeight, letterSpacingEm }
}

/** Headings, text and small labels that go together, with the weights and line heights that suit them. */
export const fontPairings: readonly FontPairing[] = [
  {
    id: 'workshop',
    label: 'Workshop',
    mood: 'Warm and handmade',
    fonts: {
      heading: use('fraunces', 500, 1.1, -0.015),
      body: use('figtree', 400, 1.6),
      meta: use('figtree', 500, 1.4, 0.01),
    },
  },
  {
    id: 'gazette',
    label: 'Gazette',
    mood: 'Bookish and calm',
    fonts: {
      heading: use('newsreader', 500, 1.12, -0.02),
      body: use('newsreader', 400, 1.6),
      meta: use('inter', 500, 1.4, 0.01),
    },
  },
  {
    id: 'salon',
    label: 'Salon',
    mood: 'Elegant, high contrast',
    fonts: {
      heading: use('playfair-display', 500, 1.12, -0.01),
      body: use('dm-sans', 400, 1.6),
      meta: use('dm-sans', 500, 1.4, 0.02),
    },
  },
  {
    id: 'atelier',
    label: 'Atelier',
    mood: 'Geometric',
    fonts: {
      heading: use('space-grotesk', 500, 1.05, -0.03),
      body: use('inter', 400, 1.6),
      meta: use('space-grotesk', 500, 1.4),
    },
  },
  {
    id: 'plain',
    label: 'Plain',
    mood: 'Neutral, for everything',
    fonts: {
      heading: use('inter', 600, 1.1, -0.025),
      body: use('inter', 400, 1.6),
      meta: use('inter', 500, 1.4),
    },
  },
  {
    id: 'counter',
    label: 'Counter',
    mood: 'Friendly and round',
    fonts: {
      heading: use('figtree', 700, 1.1, -0.02),
      body: use('figtree', 400, 1.6),
      meta: use('figtree', 600, 1.4),
    },
  },
  {
    id: 'terminal',
    label: 'Terminal',
    mood: 'Technical, exact',
    fonts: {
      heading: use('jetbrains-mono', 600, 1.15, -0.03),
      body: use('inter', 400, 1.65),
      meta: use('jetbrains-mono', 500, 1.4),
    },
  },
  {
    id: 'journal',
    label: 'Journal',
    mood: 'Modern headings, long reads',
    fonts: {
      heading: use('dm-sans', 600, 1.1, -0.025),
      body: use('newsreader', 400, 1.65),
      meta: use('dm-sans', 500, 1.4, 0.01),
    },
  },
  {
    id: 'cellar',
    label: 'Cellar',
    mood: 'Deep and festive',
    fonts: {
      heading: use('playfair-display', 600, 1.1, -0.01),
      body: use('newsreader', 400, 1.6),
      meta: use('figtree', 500, 1.4, 0.02),
    },
  },
  {
    id: 'native',
    label: 'Native',
    mood: 'The visitor’s own fonts, fastest',
    fonts: {
      heading: use('system-serif', 500, 1.12, -0.01),
      body: use('system-sans', 400, 1.6),
      meta: use('system-sans', 500, 1.4, 0.02),
    },
  },
]

const uses = ['heading', 'body', 'meta'] as const

/** The pairing whose families these are, whatever was fine-tuned since; null for a mix of the owner's own. */
export function findPairing(fonts: Fonts): FontPairing | null {
  return fontPairings.find((it) => uses.every((name) => it.fonts[name].family === fonts[name].family)) ?? null
}
