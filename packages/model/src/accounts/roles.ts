import { everyPermission, type Permission } from './permissions'

/** 5 is reserved: an unknown role number grants nothing. */
export const roles = {
  admin: 1,
  billing: 2,
  reporting: 3,
  editor: 4,
  moderator: 6,
  commenter: 7,
  storeManager: 8,
  scheduling: 9,
  viewer: 10,
  campaignsEditor: 11,
  schedulingViewer: 12,
  schedulingEditor: 13,
} as const
export type RoleName = keyof typeof roles
export type Role = (typeof roles)[RoleName]

/** Words for the contributors screen. */
export const roleLabels: Record<RoleName, string> = {
  admin: 'Administrator',
  billing: 'Billing',
  reporting: 'Reporting',
  editor: 'Content editor',
  moderator: 'Comment moderator',
  commenter: 'Trusted commenter',
  storeManager: 'Store manager',
  scheduling: 'Scheduling',
  viewer: 'Viewer',
  campaignsEditor: 'Campaigns editor',
  schedulingViewer: 'Scheduling viewer',
  schedulingEditor: 'Scheduling editor',
}

/** Roles that give something to do here, with what that is; the others are known for sites that come from elsewhere. */
export const offeredRoles = [
  {
    name: 'admin',
    text: 'Can manage everything except transferring the site: pages, design, store, settings and people.',
  },
  { name: 'editor', text: 'Can edit and publish pages and upload files. No access to design, settings or the store.' },
  { name: 'storeManager', text: 'Can manage products, orders and discounts.' },
  { name: 'campaignsEditor', text: 'Can manage mailing lists and contacts.' },
  { name: 'moderator', text: 'Can approve, answer and delete comments.' },
  { name: 'commenter', text: 'Comments without waiting for approval. No access to the panel.' },
  { name: 'viewer', text: 'Can see the site before it’s public, and pages with a password. Can’t edit.' },
] as const satisfies readonly { name: RoleName; text: string }[]

/** In the order of the table. */
export function describeRoles(roleNumbers: readonly number[]): string {
  const names = Object.keys(roles) as RoleName[]
  return names
    .filter((name) => roleNumbers.includes(roles[name]))
    .map((name) => roleLabels[name])
    .join(', ')
}

const panel = ['site.view', 'panel.open'] as const satisfies readonly Permission[]

const grants: Record<Role, readonly Permission[]> = {
  [roles.admin]: everyPermission.filter((permission) => permission !== 'ownership.transfer'),
  [roles.billing]: [...panel, 'billing.view'],
  [roles.reporting]: [...panel, 'analytics.view'],
  [roles.editor]: [...panel, 'pages.edit', 'items.edit', 'assets.edit', 'languages.edit'],
  [roles.moderator]: [...panel, 'comments.moderate'],
  [roles.commenter]: ['comments.skip-moderation'],
  [roles.storeManager]: [...panel, 'store.manage'],
  [roles.scheduling]: [...panel, 'scheduling.view', 'scheduling.edit', 'scheduling.settings'],
  [roles.viewer]: ['site.view'],
  [roles.campaignsEditor]: [...panel, 'campaigns.edit'],
  [roles.schedulingViewer]: [...panel, 'scheduling.view'],
  [roles.schedulingEditor]: [...panel, 'scheduling.view', 'scheduling.edit'],
}

/** `roleNumbers` come from storage or the wire, so any number may appear. The site's creator is the owner. */
export function permissionsOf(
  roleNumbers: readonly number[],
  { isOwner = false }: { isOwner?: boolean } = {},
): ReadonlySet<Permission> {
  if (isOwner) return new Set(everyPermission)
  return new Set(roleNumbers.flatMap((role) => (isRole(role) ? grants[role] : [])))
}

export function isRole(value: number): value is Role {
  return Object.hasOwn(grants, value)
}

/** Someone with viewer and another role works on the site, and is not 'a viewer'. */
export function isOnlyViewer(roleNumbers: readonly number[]): boolean {
  return roleNumbers.length > 0 && roleNumbers.every((role) => role === roles.viewer)
}
