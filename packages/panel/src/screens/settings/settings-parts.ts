import type { Permission } from '@sitewright/model/accounts/permissions'
import { type EditedDocumentName, siteDocuments } from '@sitewright/model/site-documents/site-documents'

/** Where one document of the site is edited. */
function partOf<Name extends EditedDocumentName>(key: Name) {
  const { title, edit }: { title: string; edit: Permission } = siteDocuments[key]
  return { key, label: title, permission: edit } as const
}

/** The parts of the settings in their groups, in the order of the list. `key` is the last piece of the address. */
export const settingsGroups = [
  {
    label: 'Your site',
    parts: [
      { key: 'site', label: 'Site', permission: 'settings.edit' },
      { key: 'status', label: 'Visibility', permission: 'settings.edit' },
      { key: 'domains', label: 'Domains', permission: 'contributors.manage' },
      { key: 'special-pages', label: 'Special pages', permission: 'settings.edit' },
      partOf('url-mappings'),
      { key: 'social', label: 'Social links', permission: 'settings.edit' },
    ],
  },
  {
    label: 'For visitors',
    parts: [
      { key: 'cookies', label: 'Cookies', permission: 'settings.edit' },
      partOf('comments'),
      partOf('announcement'),
      partOf('popup'),
      partOf('mobile-info-bar'),
      partOf('badges'),
    ],
  },
  {
    label: 'People',
    parts: [
      { key: 'contributors', label: 'Contributors', permission: 'contributors.manage' },
      partOf('authors'),
      partOf('members'),
    ],
  },
  {
    label: 'Advanced',
    parts: [
      { key: 'code', label: 'Code injection', permission: 'code.inject' },
      { key: 'tokens', label: 'API keys', permission: 'panel.open' },
      { key: 'outbox', label: 'Sent email', permission: 'settings.edit' },
      { key: 'background-work', label: 'Tasks', permission: 'settings.edit' },
    ],
  },
] as const satisfies readonly {
  label: string
  parts: readonly { key: string; label: string; permission: Permission }[]
}[]

export const settingsParts = settingsGroups.flatMap(({ parts }): readonly SettingsPartEntry[] => parts)
export type SettingsPartEntry = (typeof settingsGroups)[number]['parts'][number]
export type SettingsPart = SettingsPartEntry['key']
