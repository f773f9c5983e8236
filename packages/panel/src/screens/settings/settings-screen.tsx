import type { Permission } from '@sitewright/model/accounts/permissions'
import { api } from '@sitewright/model/routes/api'
import { places } from '@sitewright/model/routes/places'
import { Button } from '@sitewright/ui/button'
import type { ReactNode } from 'react'
import { callApi } from '../../data/api'
import { useSession } from '../../data/queries'
import { goTo, writeRoute } from '../../shell/router'
import { AnnouncementForm } from '../overlays/announcement-form'
import { BadgeForm } from '../overlays/badge-form'
import { CookieBannerForm } from '../overlays/cookie-banner-form'
import { MobileInfoBarForm } from '../overlays/mobile-info-bar-form'
import { PopupForm } from '../overlays/popup-form'
import { BackgroundWork } from './background-work'
import { CodeInjectionForm } from './code-injection-form'
import { Contributors } from './contributors'
import { Outbox } from './outbox'
import { SiteForm } from './site-form'
import { SocialForm } from './social-form'
import { Tokens } from './tokens'
import { UrlMappingsForm } from './url-mappings-form'

interface Part {
  readonly key: string
  readonly label: string
  readonly permission: Permission
  readonly view: () => ReactNode
}

const parts: readonly Part[] = [
  { key: 'site', label: 'Site', permission: 'settings.edit', view: SiteForm },
  { key: 'social', label: 'Social links', permission: 'settings.edit', view: SocialForm },
  { key: 'cookies', label: 'Cookies', permission: 'settings.edit', view: CookieBannerForm },
  { key: 'announcement', label: 'Announcement bar', permission: 'settings.edit', view: AnnouncementForm },
  { key: 'popup', label: 'Popup', permission: 'settings.edit', view: PopupForm },
  { key: 'mobile-info-bar', label: 'Mobile info bar', permission: 'settings.edit', view: MobileInfoBarForm },
  { key: 'badges', label: 'Badge bar', permission: 'settings.edit', view: BadgeForm },
  { key: 'url-mappings', label: 'Old addresses', permission: 'settings.edit', view: UrlMappingsForm },
  { key: 'contributors', label: 'Contributors', permission: 'contributors.manage', view: Contributors },
  { key: 'tokens', label: 'Access tokens', permission: 'panel.open', view: Tokens },
  { key: 'code', label: 'Code injection', permission: 'code.inject', view: CodeInjectionForm },
  { key: 'outbox', label: 'Outbox', permission: 'settings.edit', view: Outbox },
  { key: 'background-work', label: 'Background work', permission: 'settings.edit', view: BackgroundWork },
]

export function SettingsScreen({ part }: { part: string | null }) {
  const session = useSession().data
  const allowed = parts.filter((it) => session?.permissions.includes(it.permission))
  const current = allowed.find((it) => it.key === part) ?? allowed[0]
  return (
    <section className="screen screen-wide settings" aria-label="Settings">
      <nav className="settings-nav" aria-label="Settings">
        <h2>Settings</h2>
        {allowed.map(({ key, label }) => (
          <a
            key={key}
            href={writeRoute({ screen: 'settings', part: key })}
            aria-current={key === current?.key ? 'page' : undefined}
            onClick={(event) => {
              event.preventDefault()
              goTo({ screen: 'settings', part: key })
            }}
          >
            {label}
          </a>
        ))}
        <p className="sw-field-hint">Signed in as {session?.account?.email}</p>
        <Button icon="signOut" size="small" onClick={signOut}>
          Sign out
        </Button>
      </nav>
      <div className="settings-body">
        {current ? <current.view key={current.key} /> : <p>There is nothing here for your role.</p>}
      </div>
    </section>
  )
}

async function signOut() {
  // Whatever the host answers, the owner wants to leave.
  await callApi(api.logout, { method: 'POST' }).catch(() => {})
  location.assign(places.configLogin)
}
