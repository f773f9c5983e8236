import type { Permission } from '@sitewright/model/accounts/permissions'

/** The groups of settings, in the order of their list. `key` is the last piece of the address. */
export const settingsParts = [
  { key: 'site', label: 'Site', permission: 'settings.edit' },
  { key: 'social', label: 'Social links', permission: 'settings.edit' },
  { key: 'cookies', label: 'Cookies', permission: 'settings.edit' },
  { key: 'announcement', label: 'Announcement bar', permission: 'settings.edit' },
  { key: 'popup', label: 'Popup', permission: 'settings.edit' },
  { key: 'mobile-info-bar', label: 'Mobile info bar', permission: 'settings.edit' },
  { key: 'badges', label: 'Badge bar', permission: 'settings.edit' },
  { key: 'url-mappings', label: 'Old addresses', permission: 'settings.edit' },
  { key: 'domains', label: 'Domains', permission: 'contributors.manage' },
  { key: 'contributors', label: 'Contributors', permission: 'contributors.manage' },
  { key: 'members', label: 'Members', permission: 'members.manage' },
  { key: 'tokens', label: 'Access tokens', permission: 'panel.open' },
  { key: 'code', label: 'Code injection', permission: 'code.inject' },
  { key: 'outbox', label: 'Outbox', permission: 'settings.edit' },
  { key: 'background-work', label: 'Background work', permission: 'settings.edit' },
] as const satisfies readonly { key: string; label: string; permission: Permission }[]
export type SettingsPart = (typeof settingsParts)[number]['key']
