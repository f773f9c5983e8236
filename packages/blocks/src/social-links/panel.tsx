import { socialNetworks } from '@sitewright/model/site/settings'
import { TextField } from '@sitewright/ui/controls/text-field'
import type { BlockPanelInput } from '../ground/block-panel'
import { networkIcons } from '../links/network-icons'
import { changeAccount } from './account-list'
import type { SocialLinks } from './schema'

function SocialLinksContent({ props, errors, onChange }: BlockPanelInput<SocialLinks>) {
  return (
    <>
      <p className="sw-field-hint">
        {props.accounts.length === 0
          ? 'Shows the social links from your settings. Add links here to show others in this block.'
          : 'Only these links are shown in this block.'}
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
    </>
  )
}

function SocialLinksStyle({ drawFields }: BlockPanelInput<SocialLinks>) {
  return drawFields('look', 'size', 'alignment')
}

export const socialLinksPanel = { content: SocialLinksContent, style: SocialLinksStyle }
