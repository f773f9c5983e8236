import { type PageDocument, pageFormat, type Section } from '@sitewright/model/pages/document'
import type { PageSettings } from '@sitewright/model/pages/page-settings'
import { richTextOf } from '@sitewright/model/text/rich-text'
import { at, h1, rich, text } from './compose'
import { makeSection } from './make-section'
import type { PresetSection } from './preset'
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
  text: { label: 'Text', description: 'A heading and room to write.', sections: [] },
  cover: {
    label: 'Cover',
    description: 'One screen that stands by itself: an opening, a notice, a link page.',
    sections: ['intro-cover'],
    layout: 'cover',
  },
  about: {
    label: 'About',
    description: 'Who you are, how it began and who works with you.',
    sections: ['title-plain', 'about-story', 'about-figures', 'people-four', 'quotes-large', 'action-row'],
  },
  services: {
    label: 'Services',
    description: 'What you offer, how it works and what it costs.',
    sections: ['title-plain', 'services-list', 'services-steps', 'quotes-three', 'action-banner'],
  },
  portfolio: {
    label: 'Portfolio',
    description: 'Your work in large pictures.',
    sections: ['title-plain', 'gallery-mosaic', 'gallery-captions', 'quotes-picture', 'action-row'],
  },
  team: {
    label: 'Team',
    description: 'Portraits, short notes and open positions.',
    sections: ['title-plain', 'people-four', 'people-list', 'people-join'],
  },
  prices: {
    label: 'Prices',
    description: 'Plans side by side, with answers below.',
    sections: ['title-centred', 'prices-plans', 'questions-centred', 'action-inset'],
  },
  menu: {
    label: 'Menu',
    description: 'Dishes and prices, hours and the way to you.',
    sections: ['intro-wide-picture', 'prices-menu', 'hours-place'],
  },
  questions: {
    label: 'Questions',
    description: 'What people ask, and how to ask more.',
    sections: ['title-plain', 'questions-split', 'contact-columns'],
  },
  contact: {
    label: 'Contact',
    description: 'Address, hours and ways to write.',
    sections: ['title-plain', 'contact-split', 'hours-table', 'contact-centred'],
  },
  hours: {
    label: 'Opening hours',
    description: 'When you are open and what is on.',
    sections: ['title-plain', 'hours-place', 'hours-table', 'events-list'],
  },
  events: {
    label: 'Events',
    description: 'The next date, and all that follow.',
    sections: ['title-plain', 'events-feature', 'events-list', 'action-banner'],
  },
  journal: {
    label: 'Journal',
    description: 'A long text with pictures and a quote.',
    sections: ['title-centred', 'about-article', 'gallery-captions', 'quotes-two'],
  },
  shop: {
    label: 'Shop window',
    description: 'New things, one of them large, and your promise.',
    sections: ['intro-collage', 'store-four', 'store-feature', 'store-promise', 'store-note'],
  },
  landing: {
    label: 'Landing page',
    description: 'Everything on one page, from the first word to the last click.',
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

const presetsByName: ReadonlyMap<string, PresetSection> = new Map(
  Object.values(sectionPresets).flatMap((presets) => presets.map((preset) => [preset.name, preset.section])),
)

/** The starting content under this name, or null when there is none. */
export function makeTemplatePage(name: string, title: string, newId: () => string): PageDocument | null {
  if (!Object.hasOwn(pageTemplates, name)) return null
  const template: PageTemplate = pageTemplates[name as PageTemplateName]
  const presets = name === 'text' ? [startText(title)] : template.sections.map((section) => findPreset(section, title))
  return { format: pageFormat, sections: presets.map((preset): Section => makeSection(preset, newId)) }
}

/** How pages of this name stand in the site. */
export function layoutOfTemplate(name: string): PageSettings['layout'] {
  const template: PageTemplate | undefined = Object.hasOwn(pageTemplates, name)
    ? pageTemplates[name as PageTemplateName]
    : undefined
  return template?.layout ?? 'standard'
}

function findPreset(name: string, title: string): PresetSection {
  const preset = presetsByName.get(name)
  if (preset === undefined) throw new Error(`there is no section named ${name}`)
  if (!name.startsWith('title-')) return preset
  const [first, ...others] = preset.blocks
  const alignment = name === 'title-centred' ? 'center' : 'left'
  return first
    ? { ...preset, blocks: [{ ...first, props: { text: rich([h1(title)], alignment) } }, ...others] }
    : preset
}

function startText(title: string): PresetSection {
  const words = richTextOf('Tell your visitors something.')
  const heading = rich([h1(title)])
  const block = text(at(4, 1, 16, 6))
  return { blocks: [{ ...block, props: { text: { ...words, content: [...heading.content, ...words.content] } } }] }
}
