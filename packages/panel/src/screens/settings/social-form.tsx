import { networkIcons } from '@sitewright/blocks/links/network-icons'
import { maxLengthOf } from '@sitewright/model/documents/schema-limits'
import { siteSettings, socialNetworks } from '@sitewright/model/site/settings'
import { Button, IconButton } from '@sitewright/ui/controls/button'
import { Select } from '@sitewright/ui/controls/select'
import { TextField } from '@sitewright/ui/controls/text-field'
import { SettingsForm } from '../document-form/settings-form'

const networks = socialNetworks.map((value) => ({ value, label: networkIcons[value].label }))
const maxAccounts = maxLengthOf(siteSettings.shape.socialAccounts)

export function SocialForm() {
  return (
    <SettingsForm name="settings" title="Social links" hint="Shown in social links blocks that don’t have their own.">
      {({ value: { socialAccounts }, change, errors }) => (
        <>
          <ul className="social-rows">
            {socialAccounts.map((account, index) => {
              const replace = (part: Partial<typeof account>) =>
                change({ socialAccounts: socialAccounts.with(index, { ...account, ...part }) })
              return (
                <li key={`${index}-${account.network}`} className="social-row">
                  <Select
                    label="Network"
                    value={account.network}
                    choices={networks}
                    onChange={(network) => replace({ network })}
                  />
                  <TextField
                    label="URL"
                    placeholder="https://…"
                    value={account.address}
                    error={errors[`socialAccounts.${index}.address`]}
                    onChange={(address) => replace({ address })}
                  />
                  <IconButton
                    icon="trash"
                    label={`Remove ${networkIcons[account.network].label}`}
                    onClick={() => change({ socialAccounts: socialAccounts.toSpliced(index, 1) })}
                  />
                </li>
              )
            })}
          </ul>
          <Button
            icon="plus"
            disabled={socialAccounts.length >= maxAccounts}
            onClick={() =>
              change({ socialAccounts: [...socialAccounts, { network: 'instagram', address: 'https://' }] })
            }
          >
            Add link
          </Button>
        </>
      )}
    </SettingsForm>
  )
}
