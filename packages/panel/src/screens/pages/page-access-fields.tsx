import { maskedPassword } from '@sitewright/model/accounts/masked-password'
import type { PageSettings } from '@sitewright/model/pages/page-settings'
import { Select } from '@sitewright/ui/select'
import { TextField } from '@sitewright/ui/text-field'

const choices = [
  { value: 'public', label: 'Everyone' },
  { value: 'password', label: 'Everyone with the password' },
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
        {...(access === 'members' ? { hint: 'Members are invited, and join, under Settings, Members.' } : {})}
        onChange={onAccess}
      />
      {access === 'password' ? (
        <TextField
          label="Password"
          type="password"
          autoComplete="new-password"
          maxLength={256}
          hint="A new password locks the page again for everyone."
          value={password}
          error={error}
          onFocus={(event) => password === maskedPassword && event.currentTarget.select()}
          onChange={onPassword}
        />
      ) : null}
    </>
  )
}
