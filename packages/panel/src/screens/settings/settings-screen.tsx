import { api } from '@sitewright/model/routes/api'
import { places } from '@sitewright/model/routes/places'
import { Button } from '@sitewright/ui/button'
import type { ReactNode } from 'react'
import { callApi } from '../../data/api'
import { useSession } from '../../data/queries'
import { goTo, writeRoute } from '../../shell/router'
import { MembersPart } from '../members/members-part'
import { AnnouncementForm } from '../overlays/announcement-form'
import { BadgeForm } from '../overlays/badge-form'
import { CookieBannerForm } from '../overlays/cookie-banner-form'
import { MobileInfoBarForm } from '../overlays/mobile-info-bar-form'
import { PopupForm } from '../overlays/popup-form'
import { BackgroundWork } from './background-work'
import { CodeInjectionForm } from './code-injection-form'
import { Contributors } from './contributors'
import { Domains } from './domains'
import { Outbox } from './outbox'
import { type SettingsPart, settingsParts } from './settings-parts'
import { SiteForm } from './site-form'
import { SocialForm } from './social-form'
import { Tokens } from './tokens'
import { UrlMappingsForm } from './url-mappings-form'

const views: Record<SettingsPart, () => ReactNode> = {
  site: SiteForm,
  social: SocialForm,
  cookies: CookieBannerForm,
  announcement: AnnouncementForm,
  popup: PopupForm,
  'mobile-info-bar': MobileInfoBarForm,
  badges: BadgeForm,
  'url-mappings': UrlMappingsForm,
  domains: Domains,
  contributors: Contributors,
  members: MembersPart,
  tokens: Tokens,
  code: CodeInjectionForm,
  outbox: Outbox,
  'background-work': BackgroundWork,
}

export function SettingsScreen({ part }: { part: string | null }) {
  const session = useSession().data
  const allowed = settingsParts.filter((it) => session?.permissions.includes(it.permission))
  const current = allowed.find((it) => it.key === part) ?? allowed[0]
  const View = current ? views[current.key] : null
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
        {current && View ? <View key={current.key} /> : <p>There is nothing here for your role.</p>}
      </div>
    </section>
  )
}

async function signOut() {
  // Whatever the host answers, the owner wants to leave.
  await callApi(api.logout, { method: 'POST' }).catch(() => {})
  location.assign(places.configLogin)
}
