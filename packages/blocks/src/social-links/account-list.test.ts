import { expect, test } from 'vitest'
import { changeAccount } from './account-list'

const instagram = { network: 'instagram', address: 'https://instagram.com/kiln' } as const

test('an address adds, changes or takes away the account of its network', () => {
  const both = changeAccount([instagram], 'email', ' ada@example.com ')
  expect(both).toEqual([instagram, { network: 'email', address: 'mailto:ada@example.com' }])
  expect(changeAccount(both, 'instagram', 'https://instagram.com/bowls')[0]?.address).toBe(
    'https://instagram.com/bowls',
  )
  expect(changeAccount(both, 'instagram', '')).toEqual([{ network: 'email', address: 'mailto:ada@example.com' }])
})
