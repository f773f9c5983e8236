import { socialNetworks } from '@sitewright/model/site/settings'
import { TextField } from '@sitewright/ui/text-field'
import type { BlockPanelInput } from '../block-panel'
import { changeAccount } from './account-list'
import { networkIcons } from './icons'
import type { SocialLinks } from './schema'

export function SocialLinksPanel({ props, errors, onChange, drawFields }: BlockPanelInput<SocialLinks>) {
  return (
    <>
      <p className="sw-field-hint">
        {props.accounts.length === 0
          ? "The accounts of the site's settings are shown. Write addresses here to show others in this block."
          : 'Only these accounts are shown in this block.'}
      </p>
      {socialNetworks.map((network) => {
        const index = props.accounts.findIndex((account) => account.network === network)
        const isMail = network === 'email'
        return (
          <TextField
            key={network}
            label={networkIcons[network].label}
            type={isMail ? 'text' : 'url'}
            placeholder={isMail ? 'you@example.com' : 'https://…'}
            value={(props.accounts[index]?.address ?? '').replace(/^mailto:/, '')}
            error={index < 0 ? undefined : errors[`accounts.${index}.address`]}
            onChange={(typed) => onChange({ accounts: changeAccount(props.accounts, network, typed) })}
          />
        )
      })}
      {drawFields('look', 'size', 'alignment')}
    </>
  )
}
