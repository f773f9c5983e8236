import type { SocialLinks } from './schema'

type Accounts = SocialLinks['accounts']
type Network = Accounts[number]['network']

/** The accounts with this address for the network: an empty one takes the account away, a new one comes last. */
export function changeAccount(accounts: Accounts, network: Network, typed: string): Accounts {
  const text = typed.trim()
  const isBareMail = network === 'email' && /^[^\s@:]+@[^\s@]+$/.test(text)
  const address = isBareMail ? `mailto:${text}` : text
  if (address === '') return accounts.filter((account) => account.network !== network)
  const index = accounts.findIndex((account) => account.network === network)
  return index < 0 ? [...accounts, { network, address }] : accounts.with(index, { network, address })
}
