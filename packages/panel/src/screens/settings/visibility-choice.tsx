import { hasNewPassword, showSavedPassword } from '@sitewright/model/accounts/masked-password'
import { maxLengthOf } from '@sitewright/model/documents/schema-limits'
import { type SiteStanding, type SiteStandingChange, siteStandingChange } from '@sitewright/model/site/site-status'
import { type SiteVisibility, siteVisibilities, siteVisibilityRules } from '@sitewright/model/site/visibility'
import { Button } from '@sitewright/ui/controls/button'
import { TextField } from '@sitewright/ui/controls/text-field'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { useId, useState } from 'react'
import { fieldErrorsOf, textOfError } from '../../data/calls/call-error'
import { useChangeStanding } from '../../data/standing'
import { goTo } from '../../ground/router'

/** Who sees the site. The mode that asks for a password is taken once there is one. */
export function VisibilityChoice({ standing }: { standing: SiteStanding }) {
  const save = useChangeStanding()
  const name = useId()
  const [chosen, setChosen] = useState<SiteVisibility | null>(null)
  const savedPassword = showSavedPassword(standing.hasPassword)
  const [password, setPassword] = useState(savedPassword)
  const current = chosen ?? standing.visibility
  function change(next: SiteStandingChange, text: string) {
    save.mutate(next, {
      onSuccess: (saved) => {
        setPassword(showSavedPassword(saved.hasPassword))
        toasts.show({ text })
      },
      onSettled: () => setChosen(null),
    })
  }
  function choose(visibility: SiteVisibility) {
    setChosen(visibility)
    if (visibility === 'password' && !standing.hasPassword) return
    change({ visibility }, `Visibility changed to ${siteVisibilityRules[visibility].label}`)
  }
  const errors = fieldErrorsOf(save.error)
  return (
    <fieldset className="standing">
      <legend className="sw-field-label">Who can see the site</legend>
      {siteVisibilities.map((visibility) => (
        <label key={visibility} className="standing-choice">
          <input type="radio" name={name} checked={visibility === current} onChange={() => choose(visibility)} />
          <span>
            <strong>{siteVisibilityRules[visibility].label}</strong>
            <span className="sw-field-hint">{siteVisibilityRules[visibility].text}</span>
          </span>
        </label>
      ))}
      {current === 'password' ? (
        <form
          className="standing-password"
          onSubmit={(event) => {
            event.preventDefault()
            change({ visibility: 'password', password }, 'Password saved')
          }}
        >
          <TextField
            label="Password"
            type="password"
            autoComplete="new-password"
            required
            maxLength={maxLengthOf(siteStandingChange.shape.password)}
            hint="If you change it, everyone has to enter the new one."
            value={password}
            error={errors.password}
            onFocus={(event) => password === savedPassword && event.currentTarget.select()}
            onChange={setPassword}
          />
          <Button type="submit" disabled={save.isPending || !hasNewPassword(password)}>
            Save password
          </Button>
        </form>
      ) : null}
      {current === 'coming-soon' ? (
        <p>
          <Button icon="pages" onClick={() => goTo({ screen: 'settings', part: 'special-pages' })}>
            Choose coming soon page
          </Button>
        </p>
      ) : null}
      {save.isError && errors.password === undefined ? (
        <p className="sw-field-error" role="alert">
          {textOfError(save.error)}
        </p>
      ) : null}
    </fieldset>
  )
}
