import type { PageSummary } from '@sitewright/model/pages/page-answers'
import type { SiteSettings } from '@sitewright/model/site/settings'
import type { Route } from './router'

export interface GuideState {
  readonly pages: readonly PageSummary[]
  readonly settings: SiteSettings
  /** A site is made with its first styles as version 1. */
  readonly stylesVersion: number
}

export interface GuideStep {
  readonly id: string
  readonly label: string
  readonly hint: string
  readonly route: (state: GuideState) => Route
  readonly isDone: (state: GuideState) => boolean
}

const firstVersion = 1
const isEdited = (page: PageSummary) => page.settings.kind === 'page' && page.draftVersion > firstVersion
const findStartPage = ({ pages }: GuideState) =>
  pages.find((page) => page.isHomepage) ?? pages.find((page) => page.settings.kind === 'page')

/** Five steps to a site of one's own. Each looks at the site itself: what is done is ticked, however it was done. */
export const guideSteps: readonly GuideStep[] = [
  {
    id: 'write',
    label: 'Write on your first page',
    hint: 'Add a section, then click its texts and pictures and make them yours.',
    route: (state) => ({ screen: 'pages', part: findStartPage(state)?.id ?? null }),
    isDone: ({ pages }) => pages.some(isEdited),
  },
  {
    id: 'style',
    label: 'Choose colours and fonts',
    hint: 'Start from a ready-made palette and a pairing.',
    route: () => ({ screen: 'design', part: 'colours' }),
    isDone: ({ stylesVersion }) => stylesVersion > firstVersion,
  },
  {
    id: 'describe',
    label: 'Say what the site is about',
    hint: 'One sentence, for search engines and for shared links.',
    route: () => ({ screen: 'settings', part: 'site' }),
    isDone: ({ settings }) => settings.description.trim() !== '',
  },
  {
    id: 'icon',
    label: 'Give it an icon',
    hint: 'The small picture in the tab of the browser.',
    route: () => ({ screen: 'design', part: 'sharing' }),
    isDone: ({ settings }) => settings.faviconId !== null,
  },
  {
    id: 'publish',
    label: 'Publish your page',
    hint: 'Until then only you can see what you changed.',
    route: (state) => ({ screen: 'pages', part: findStartPage(state)?.id ?? null }),
    isDone: ({ pages }) => pages.some((page) => isEdited(page) && page.state === 'published'),
  },
]
