import { socialNetworks } from '@sitewright/model/site/settings'
import { Button, IconButton } from '@sitewright/ui/button'
import { Select } from '@sitewright/ui/select'
import { TextField } from '@sitewright/ui/text-field'
import { wordsOfChoice } from '../../drawers/field-words'
import { SettingsForm } from './settings-form'

const networks = socialNetworks.map((value) => ({ value, label: wordsOfChoice(value) }))
const maxAccounts = 12

export function SocialForm() {
  return (
    <SettingsForm name="settings" title="Social links" hint="Social link blocks show these unless they have their own.">
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
                    label="Address"
                    placeholder="https://…"
                    value={account.address}
                    error={errors[`socialAccounts.${index}.address`]}
                    onChange={(address) => replace({ address })}
                  />
                  <IconButton
                    icon="trash"
                    label={`Remove ${wordsOfChoice(account.network)}`}
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
            Add a link
          </Button>
        </>
      )}
    </SettingsForm>
  )
}
