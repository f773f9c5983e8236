import { maskedPassword } from '@sitewright/model/accounts/masked-password'
import { maxLengthOf } from '@sitewright/model/documents/schema-limits'
import { pageSettingsChange } from '@sitewright/model/pages/page-answers'
import type { PageSettings } from '@sitewright/model/pages/page-settings'
import { Select } from '@sitewright/ui/controls/select'
import { TextField } from '@sitewright/ui/controls/text-field'

const choices = [
  { value: 'public', label: 'Everyone' },
  { value: 'password', label: 'Anyone with the password' },
  { value: 'members', label: 'Members' },
] as const

interface PageAccessFieldsProps {
  access: PageSettings['access']
  /** What was typed, or the marker of a saved one. */
  password: string
  error: string | undefined
  onAccess: (access: PageSettings['access']) => void
  onPassword: (password: string) => void
}

export function PageAccessFields({ access, password, error, onAccess, onPassword }: PageAccessFieldsProps) {
  return (
    <>
      <Select
        label="Who can see it"
        value={access}
        choices={choices}
        {...(access === 'members' ? { hint: 'Manage members in Settings → Members.' } : {})}
        onChange={onAccess}
      />
      {access === 'password' ? (
        <TextField
          label="Password"
          type="password"
          autoComplete="new-password"
          maxLength={maxLengthOf(pageSettingsChange.shape.password)}
          hint="If you change it, everyone has to enter the new one."
          value={password}
          error={error}
          onFocus={(event) => password === maskedPassword && event.currentTarget.select()}
          onChange={onPassword}
        />
      ) : null}
    </>
  )
}
