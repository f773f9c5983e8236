import { expect, test } from 'vitest'
import { everyPermission, levelOf, permissionLevels } from './permissions'
import { isOnlyViewer, isRole, permissionsOf, roleLabels, roles } from './roles'

function listPermissions(...roleNumbers: number[]) {
  return [...permissionsOf(roleNumbers)].sort()
}

test('[AUTH-007] website roles have exactly the documented numbers', () => {
  expect(roles).toEqual({
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
  })
  expect(Object.keys(roleLabels)).toEqual(Object.keys(roles))
})

test('[AUTH-008] no role has the number 5, and an unknown number grants nothing', () => {
  expect(new Set<number>(Object.values(roles)).has(5)).toBe(false)
  expect(isRole(5)).toBe(false)
  expect(listPermissions(5, 0, -1, 14, 1.5, Number.NaN)).toEqual([])
})

test('[AUTH-007] an admin may do everything but hand over the site, which its owner may', () => {
  const admin = permissionsOf([roles.admin])
  expect(everyPermission.filter((permission) => !admin.has(permission))).toEqual(['ownership.transfer'])
  expect(permissionsOf([], { isOwner: true }).size).toBe(everyPermission.length)
})

test('[AUTH-007] each other role may do its own work and nothing more', () => {
  expect(listPermissions(roles.billing)).toEqual(['billing.view', 'panel.open', 'site.view'])
  expect(listPermissions(roles.reporting)).toEqual(['analytics.view', 'panel.open', 'site.view'])
  expect(listPermissions(roles.editor)).toEqual([
    'assets.edit',
    'items.edit',
    'languages.edit',
    'pages.edit',
    'panel.open',
    'site.view',
  ])
  expect(listPermissions(roles.moderator)).toEqual(['comments.moderate', 'panel.open', 'site.view'])
  expect(listPermissions(roles.commenter)).toEqual(['comments.skip-moderation'])
  expect(listPermissions(roles.storeManager)).toEqual(['panel.open', 'site.view', 'store.manage'])
  expect(listPermissions(roles.viewer)).toEqual(['site.view'])
  expect(listPermissions(roles.campaignsEditor)).toEqual(['campaigns.edit', 'panel.open', 'site.view'])
  expect(listPermissions(roles.schedulingViewer)).toEqual(['panel.open', 'scheduling.view', 'site.view'])
  expect(listPermissions(roles.schedulingEditor)).toEqual([
    'panel.open',
    'scheduling.edit',
    'scheduling.view',
    'site.view',
  ])
  expect(listPermissions(roles.scheduling)).toContain('scheduling.settings')
})

test('[AUTH-007] roles combine', () => {
  expect(listPermissions(roles.billing, roles.moderator)).toEqual([
    'billing.view',
    'comments.moderate',
    'panel.open',
    'site.view',
  ])
})

test('[AUTH-009] permission levels are 0, 1 and 2, and follow from the roles', () => {
  expect(permissionLevels).toEqual({ authenticatedNoSitePermissions: 0, config: 1, admin: 2 })
  expect(levelOf(permissionsOf([]))).toBe(0)
  expect(levelOf(permissionsOf([roles.viewer]))).toBe(0)
  expect(levelOf(permissionsOf([roles.editor]))).toBe(1)
  expect(levelOf(permissionsOf([roles.admin]))).toBe(2)
  expect(levelOf(permissionsOf([], { isOwner: true }))).toBe(2)
})

test('an account is a viewer only when viewer is its only role', () => {
  expect(isOnlyViewer([roles.viewer])).toBe(true)
  expect(isOnlyViewer([roles.viewer, roles.editor])).toBe(false)
  expect(isOnlyViewer([])).toBe(false)
})
