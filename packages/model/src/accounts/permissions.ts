export const everyPermission = [
  'site.view',
  'panel.open',
  'pages.edit',
  'pages.manage',
  'items.edit',
  'design.edit',
  'assets.edit',
  'languages.edit',
  'settings.edit',
  'code.inject',
  'contributors.manage',
  'members.manage',
  'ownership.transfer',
  'billing.view',
  'analytics.view',
  'comments.moderate',
  'comments.skip-moderation',
  'store.manage',
  'campaigns.edit',
  'forms.read',
  'scheduling.view',
  'scheduling.edit',
  'scheduling.settings',
] as const
export type Permission = (typeof everyPermission)[number]

/** The coarse level in stored and transmitted forms. Finer permissions travel by name. */
export const permissionLevels = { authenticatedNoSitePermissions: 0, config: 1, admin: 2 } as const
export type PermissionLevel = (typeof permissionLevels)[keyof typeof permissionLevels]

/** Config means 'may open the panel'; admin implies config. */
export function levelOf(permissions: ReadonlySet<Permission>): PermissionLevel {
  if (permissions.has('contributors.manage')) return permissionLevels.admin
  if (permissions.has('panel.open')) return permissionLevels.config
  return permissionLevels.authenticatedNoSitePermissions
}
