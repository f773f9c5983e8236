import type { Asset } from '@sitewright/model/assets/asset-answers'
import type { PageSummary } from '@sitewright/model/pages/page-answers'
import { addSection } from '../document/commands/add-section'
import { footerId } from '../document/footer-session'
import type { PageSession } from '../document/page-session'
import { designParts } from '../screens/design/design-parts'
import { otherParts } from '../screens/forms/form-parts'
import { settingsParts } from '../screens/settings/settings-parts'
import { wordsOfKeys } from './key-words'
import { lookLabels, looks } from './look'
import { pageCommands } from './page-commands'
import type { PaletteEntry } from './palette-search'
import { goTo, isAllowedScreen, screenLabels, screens } from './router'

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
      run: () => goTo(part === 'footer' ? { screen: 'pages', part: footerId } : { screen: 'design', part }),
    })),
    ...(sources.permissions.includes('forms.read') ? listFormParts() : []),
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

function listPages(pages: readonly PageSummary[]): PaletteEntry[] {
  return pages
    .filter((page) => page.settings.kind === 'page' && page.deletedAt === null)
    .map((page) => ({
      label: page.settings.title,
      group: 'Page',
      run: () => goTo({ screen: 'pages', part: page.id }),
    }))
}

function listPageActions({ store }: PageSession): PaletteEntry[] {
  const { page, undoLabel, redoLabel, selection } = store.read()
  const usable = pageCommands.filter((command) => command.isEnabled?.(page, selection) !== false)
  return [
    {
      label: 'Add a blank section',
      group: 'Action',
      run: () => store.run(addSection, { afterId: selection.sectionId }),
    },
    ...(undoLabel ? [{ label: `Undo: ${undoLabel.toLowerCase()}`, group: 'Action', run: store.undo }] : []),
    ...(redoLabel ? [{ label: `Redo: ${redoLabel.toLowerCase()}`, group: 'Action', run: store.redo }] : []),
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
