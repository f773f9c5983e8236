import { accountCalls } from '@sitewright/model/calls/accounts'
import { paths } from '@sitewright/model/routes/paths'
import { Button } from '@sitewright/ui/controls/button'
import { type ReactNode, useEffect, useId } from 'react'
import { callApi } from '../../data/calls/api'
import { useSession } from '../../data/queries'
import { goTo, writeRoute } from '../../ground/router'
import { withinSite } from '../../ground/site-path'
import { useCurrentInSight } from '../../parts/use-current-in-sight'
import { AuthorsForm } from '../collections/authors/authors-form'
import { CommentSettingsForm } from '../comments/comment-settings-form'
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
import { type SettingsPart, type SettingsPartEntry, settingsGroups, settingsParts } from './settings-parts'
import { SiteForm } from './site-form'
import { SiteStatusForm } from './site-status'
import { SocialForm } from './social-form'
import { SpecialPagesForm } from './special-pages-form'
import { Tokens } from './tokens'
import { UrlMappingsForm } from './url-mappings-form'

const views: Record<SettingsPart, () => ReactNode> = {
  site: SiteForm,
  status: SiteStatusForm,
  'special-pages': SpecialPagesForm,
  social: SocialForm,
  cookies: CookieBannerForm,
  comments: CommentSettingsForm,
  announcement: AnnouncementForm,
  popup: PopupForm,
  'mobile-info-bar': MobileInfoBarForm,
  badges: BadgeForm,
  'url-mappings': UrlMappingsForm,
  domains: Domains,
  contributors: Contributors,
  authors: AuthorsForm,
  members: MembersPart,
  tokens: Tokens,
  code: CodeInjectionForm,
  outbox: Outbox,
  'background-work': BackgroundWork,
}

type Session = NonNullable<ReturnType<typeof useSession>['data']>

export function SettingsScreen({ part }: { part: string | null }) {
  const session = useSession().data
  const allowed = settingsParts.filter((it) => isOffered(it, session))
  const current = allowed.find((it) => it.key === part) ?? allowed[0]
  const View = current ? views[current.key] : null
  const key = current?.key ?? null
  const row = useCurrentInSight<HTMLDivElement>(current?.key)
  // The address names the screen, whose history of undo it is.
  useEffect(() => {
    if (key !== null && key !== part) goTo({ screen: 'settings', part: key }, 'replace')
  }, [key, part])
  return (
    <section className="screen screen-wide settings" aria-label="Settings">
      <nav className="settings-nav" aria-label="Settings">
        <h2>Settings</h2>
        <div className="settings-parts" ref={row}>
          {settingsGroups.map(({ label, parts }) => (
            <SettingsGroup
              key={label}
              label={label}
              parts={parts.filter((it) => isOffered(it, session))}
              current={current?.key}
            />
          ))}
        </div>
      </nav>
      <div className="settings-body">
        {current && View ? <View key={current.key} /> : <p>Your role has no access to settings.</p>}
      </div>
      <div className="settings-account">
        <p className="sw-field-hint">Signed in as {session?.account?.email}</p>
        <Button icon="signOut" size="small" onClick={signOut}>
          Sign out
        </Button>
      </div>
    </section>
  )
}

interface SettingsGroupProps {
  label: string
  parts: readonly SettingsPartEntry[]
  current: SettingsPart | undefined
}

function SettingsGroup({ label, parts, current }: SettingsGroupProps) {
  const id = useId()
  if (parts.length === 0) return null
  return (
    <>
      <h3 id={id}>{label}</h3>
      <ul aria-labelledby={id}>
        {parts.map(({ key, label: name }) => (
          <li key={key}>
            <a
              href={writeRoute({ screen: 'settings', part: key })}
              aria-current={key === current ? 'page' : undefined}
              onClick={(event) => {
                event.preventDefault()
                goTo({ screen: 'settings', part: key })
              }}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Who has not confirmed their address yet is told so where code would be, rather than left without that part. */
function isOffered({ key, permission }: SettingsPartEntry, session: Session | undefined): boolean {
  if (session === undefined) return false
  const { isEmailConfirmed, permissions } = session
  const waits = key === 'code' && !isEmailConfirmed && permissions.includes('contributors.manage')
  return waits || permissions.includes(permission)
}

async function signOut() {
  // Whatever the host answers, the owner wants to leave.
  await callApi(accountCalls.signOut).catch(() => {})
  location.assign(withinSite(paths.configLogin))
}
