import type { PageSummary } from '@sitewright/model/pages/page-answers'
import { hasContent } from '@sitewright/model/pages/page-settings'
import type { SiteSettings } from '@sitewright/model/site/settings'
import type { Route } from '../../ground/router'

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
const isEdited = (page: PageSummary) => hasContent(page.settings) && page.draftVersion > firstVersion
const findStartPage = ({ pages }: GuideState) =>
  pages.find((page) => page.isHomepage) ?? pages.find((page) => hasContent(page.settings))

/** Five steps to a site of one's own. Each looks at the site itself: what is done is ticked, however it was done. */
export const guideSteps: readonly GuideStep[] = [
  {
    id: 'write',
    label: 'Edit your first page',
    hint: 'Add a section, then click its text and images to make them yours.',
    route: (state) => ({ screen: 'pages', part: findStartPage(state)?.id ?? null }),
    isDone: ({ pages }) => pages.some(isEdited),
  },
  {
    id: 'style',
    label: 'Choose colors and fonts',
    hint: 'Start with a ready-made palette and font pairing.',
    route: () => ({ screen: 'design', part: 'colors' }),
    isDone: ({ stylesVersion }) => stylesVersion > firstVersion,
  },
  {
    id: 'describe',
    label: 'Describe your site',
    hint: 'One sentence, for search engines and shared links.',
    route: () => ({ screen: 'settings', part: 'site' }),
    isDone: ({ settings }) => settings.description.trim() !== '',
  },
  {
    id: 'icon',
    label: 'Add a favicon',
    hint: 'The small icon in the browser tab.',
    route: () => ({ screen: 'design', part: 'sharing' }),
    isDone: ({ settings }) => settings.faviconId !== null,
  },
  {
    id: 'publish',
    label: 'Publish your page',
    hint: 'Until then, only you can see your changes.',
    route: (state) => ({ screen: 'pages', part: findStartPage(state)?.id ?? null }),
    isDone: ({ pages }) => pages.some((page) => isEdited(page) && page.state === 'published'),
  },
]
