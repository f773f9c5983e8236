import type { Asset } from '@sitewright/model/assets/asset-answers'
import { isCollectionName } from '@sitewright/model/collections/collection-kinds'
import { isSiteSections } from '@sitewright/model/header-footer/site-sections'
import type { PageSummary } from '@sitewright/model/pages/page-answers'
import { hasContent } from '@sitewright/model/pages/page-settings'
import { pageCommands } from '../../document/commands/page-commands'
import { addSection } from '../../document/commands/sections/add-section'
import type { PageSession } from '../../document/sessions/page-session'
import { wordsOfKeys } from '../../ground/key-words'
import { lookLabels, looks } from '../../ground/look'
import { goTo, isAllowedScreen, screenLabels, screens } from '../../ground/router'
import { designParts } from '../../screens/design/design-parts'
import { otherParts } from '../../screens/forms/view/form-parts'
import { settingsParts } from '../../screens/settings/settings-parts'
import { storeParts } from '../../screens/store/parts/store-parts'
import type { PaletteEntry } from './palette-search'

export interface PaletteSources {
  readonly pages: readonly PageSummary[]
  readonly assets: readonly Asset[]
  readonly permissions: readonly string[]
  readonly session: PageSession | null
  /** What the shell itself can do, such as showing the shortcuts. */
  readonly actions: readonly PaletteEntry[]
  readonly onLook: (look: (typeof looks)[number]) => void
}

/** Everything that the palette reaches: pages, screens, settings, the design, actions and files. */
export function listPaletteEntries(sources: PaletteSources): PaletteEntry[] {
  return [
    ...listPages(sources.pages),
    ...screens
      .filter((screen) => isAllowedScreen(screen, sources.permissions))
      .map((screen) => ({
        label: screenLabels[screen],
        group: 'Screen',
        run: () => goTo({ screen, part: null }),
      })),
    ...designParts.map(({ part, label }) => ({
      label,
      group: 'Design',
      run: () => goTo({ screen: isSiteSections(part) ? 'pages' : 'design', part }),
    })),
    ...(sources.permissions.includes('forms.read') ? listFormParts() : []),
    ...(sources.permissions.includes('store.manage') ? listStoreParts() : []),
    ...settingsParts
      .filter((it) => sources.permissions.includes(it.permission))
      .map(({ key, label }) => ({ label, group: 'Setting', run: () => goTo({ screen: 'settings', part: key }) })),
    ...sources.actions,
    ...(sources.session ? listPageActions(sources.session) : []),
    ...looks.map((look) => ({
      label: `Appearance: ${lookLabels[look].toLowerCase()}`,
      group: 'Action',
      run: () => sources.onLook(look),
    })),
    ...sources.assets.map((asset) => ({
      label: asset.name,
      group: 'File',
      run: () => goTo({ screen: 'assets', part: asset.id }),
    })),
  ]
}

function listFormParts(): PaletteEntry[] {
  return otherParts.map(({ part, label }) => ({ label, group: 'Forms', run: () => goTo({ screen: 'forms', part }) }))
}

function listStoreParts(): PaletteEntry[] {
  return storeParts.map(({ key, label }) => ({
    // The settings of the site are called so too.
    label: key === 'settings' ? 'Store settings' : label,
    group: 'Store',
    run: () => goTo({ screen: 'store', part: key }),
  }))
}

function listPages(pages: readonly PageSummary[]): PaletteEntry[] {
  return pages
    .filter((page) => hasContent(page.settings) && page.deletedAt === null)
    .map((page) => ({
      label: page.settings.title,
      group: 'Page',
      run: () => goTo({ screen: isCollectionName(page.settings.kind) ? 'collections' : 'pages', part: page.id }),
    }))
}

function listPageActions({ store }: PageSession): PaletteEntry[] {
  const { page, selection } = store.read()
  const usable = pageCommands.filter((command) => command.isEnabled?.(page, selection) !== false)
  return [
    {
      label: 'Add blank section',
      group: 'Action',
      run: () => store.run(addSection, { afterId: selection.sectionId }),
    },
    ...(selection.sectionId === null
      ? []
      : usable.map((command) => ({
          label: command.label,
          group: 'Action',
          keys: wordsOfKeys(command.keys),
          run: () => store.run(command, selection),
        }))),
  ]
}
