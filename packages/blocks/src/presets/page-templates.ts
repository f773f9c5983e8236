import { type PageDocument, pageFormat, type Section } from '@sitewright/model/pages/document'
import type { PageSettings } from '@sitewright/model/pages/page-settings'
import { richTextOf } from '@sitewright/model/text/rich-text'
import { findOwn } from '../ground/find-own'
import { at, h1, rich, text } from './compose/compose'
import type { PresetSection } from './compose/preset'
import { makeSection } from './make-section'
import { sectionPresets } from './section-presets'

interface PageTemplate {
  readonly label: string
  readonly description: string
  /** Names of designed sections, from the top. */
  readonly sections: readonly string[]
  readonly layout?: PageSettings['layout']
}

/** Starting content of a new page, in the order in which the panel offers it. `title` sections take the page's title. */
export const pageTemplates = {
  blank: { label: 'Blank', description: 'An empty page.', sections: [] },
  text: { label: 'Text', description: 'A heading and text.', sections: [] },
  cover: {
    label: 'Cover',
    description: 'A single screen for a launch, a notice or your links.',
    sections: ['intro-cover'],
    layout: 'cover',
  },
  about: {
    label: 'About',
    description: 'Your story and your team.',
    sections: ['title-plain', 'about-story', 'about-figures', 'people-four', 'quotes-large', 'action-row'],
  },
  services: {
    label: 'Services',
    description: 'What you offer, how it works and what it costs.',
    sections: ['title-plain', 'services-list', 'services-steps', 'quotes-three', 'action-banner'],
  },
  portfolio: {
    label: 'Portfolio',
    description: 'Your work in large images.',
    sections: ['title-plain', 'gallery-mosaic', 'gallery-captions', 'quotes-picture', 'action-row'],
  },
  team: {
    label: 'Team',
    description: 'Portraits, short bios and open positions.',
    sections: ['title-plain', 'people-four', 'people-list', 'people-join'],
  },
  prices: {
    label: 'Pricing',
    description: 'Plans side by side, with an FAQ.',
    sections: ['title-centered', 'prices-plans', 'questions-centered', 'action-inset'],
  },
  menu: {
    label: 'Menu',
    description: 'Dishes and prices, hours and directions.',
    sections: ['intro-wide-picture', 'prices-menu', 'hours-place'],
  },
  questions: {
    label: 'FAQ',
    description: 'Common questions, and how to ask more.',
    sections: ['title-plain', 'questions-split', 'contact-columns'],
  },
  contact: {
    label: 'Contact',
    description: 'Address, hours and contact form.',
    sections: ['title-plain', 'contact-split', 'hours-table', 'contact-centered'],
  },
  hours: {
    label: 'Opening hours',
    description: 'When you’re open and what’s on.',
    sections: ['title-plain', 'hours-place', 'hours-table', 'events-list'],
  },
  events: {
    label: 'Events',
    description: 'Your next event, and upcoming dates.',
    sections: ['title-plain', 'events-feature', 'events-list', 'action-banner'],
  },
  journal: {
    label: 'Article',
    description: 'A long text with images and a quote.',
    sections: ['title-centered', 'about-article', 'gallery-captions', 'quotes-two'],
  },
  shop: {
    label: 'Product showcase',
    description: 'New products, a featured one and your promise.',
    sections: ['intro-collage', 'store-four', 'store-feature', 'store-promise', 'store-note'],
  },
  landing: {
    label: 'Landing page',
    description: 'Everything on one page, from headline to call to action.',
    sections: [
      'intro-split',
      'press-names',
      'services-three',
      'features-alternating',
      'quotes-large',
      'prices-plans',
      'questions-split',
      'action-banner',
    ],
  },
} as const satisfies Record<string, PageTemplate>
export type PageTemplateName = keyof typeof pageTemplates

/** Starting words of pages that stand in the place of those of the host, beside the template that begins with words too. */
const startWords: Readonly<Record<string, string>> = {
  text: 'Tell your visitors something.',
  'not-found': 'There is no page at this address. It may have moved. Try a search, or go to the home page.',
  lock: 'Enter the password to go on.',
  'coming-soon': 'We’re putting the finishing touches to our site. Please come back soon.',
}

const presetsByName: ReadonlyMap<string, PresetSection> = new Map(
  Object.values(sectionPresets).flatMap((presets) => presets.map((preset) => [preset.name, preset.section])),
)

/** The starting content under this name, or null when there is none. */
export function makeTemplatePage(name: string, title: string, newId: () => string): PageDocument | null {
  const words = findOwn(startWords, name)
  const template = findOwn<PageTemplate>(pageTemplates, name)
  if (words === undefined && template === undefined) return null
  const presets =
    words === undefined ? template?.sections.map((section) => findPreset(section, title)) : [startText(title, words)]
  return { format: pageFormat, sections: (presets ?? []).map((preset): Section => makeSection(preset, newId)) }
}

/** How pages of this name stand in the site. */
export function layoutOfTemplate(name: string): PageSettings['layout'] {
  if (name === 'coming-soon') return 'cover'
  return findOwn<PageTemplate>(pageTemplates, name)?.layout ?? 'standard'
}

function findPreset(name: string, title: string): PresetSection {
  const preset = presetsByName.get(name)
  if (preset === undefined) throw new Error(`there is no section named ${name}`)
  if (!name.startsWith('title-')) return preset
  const [first, ...others] = preset.blocks
  const alignment = name === 'title-centered' ? 'center' : 'left'
  return first
    ? { ...preset, blocks: [{ ...first, props: { text: rich([h1(title)], alignment) } }, ...others] }
    : preset
}

function startText(title: string, start: string): PresetSection {
  const words = richTextOf(start)
  const heading = rich([h1(title)])
  const block = text(at(4, 1, 16, 6))
  return { blocks: [{ ...block, props: { text: { ...words, content: [...heading.content, ...words.content] } } }] }
}
