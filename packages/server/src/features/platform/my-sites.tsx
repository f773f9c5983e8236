import { paths } from '@sitewright/model/routes/paths'
import type { SiteSummary } from '@sitewright/model/site/site-answers'
import { siteVisibilityRules } from '@sitewright/model/site/visibility'
import { PostForm } from '../../platform-pages/form-field'

interface MySitesProps {
  readonly sites: readonly SiteSummary[]
  readonly crumb: string | null
  /** The email address that waits to be confirmed. */
  readonly unconfirmed: string | null
}

export function MySites({ sites, crumb, unconfirmed }: MySitesProps) {
  return (
    <div className="wide">
      <div className="title-row">
        <h1>My sites</h1>
        {sites.length > 0 && (
          <a className="button" href={paths.platformNewSite}>
            New site
          </a>
        )}
      </div>
      {unconfirmed !== null && <ConfirmNote email={unconfirmed} crumb={crumb} />}
      {sites.length === 0 ? <NoSites /> : <SiteList sites={sites} crumb={crumb} />}
    </div>
  )
}

function ConfirmNote({ email, crumb }: { email: string; crumb: string | null }) {
  return (
    <div className="note">
      <p>
        Confirm your email address. Open the link in the email we sent to <b>{email}</b>.
      </p>
      <PostForm action={paths.platformSendConfirmation} crumb={crumb}>
        <button type="submit" className="link-button">
          Resend email
        </button>
      </PostForm>
    </div>
  )
}

function NoSites() {
  return (
    <div className="empty">
      <h2>Your first site is a few minutes away</h2>
      <p>Choose a template, give it a name and make it yours. It stays private until you open it.</p>
      <a className="button" href={paths.platformNewSite}>
        Create site
      </a>
    </div>
  )
}

/** A site that is not open asks whose browser this is. */
function addressOfVisit({ address, visibility }: SiteSummary): string {
  return visibility === 'public' ? `${address}/` : `${address}${paths.configVisit}`
}

function SiteList({ sites, crumb }: { sites: readonly SiteSummary[]; crumb: string | null }) {
  return (
    <ul className="sites">
      {sites.map((site) => (
        <li key={site.id} className="card">
          <h2>
            {site.title}
            {site.visibility !== 'public' && (
              <>
                {' '}
                <span className="tag">{siteVisibilityRules[site.visibility].label}</span>
              </>
            )}
          </h2>
          <span className="address">{site.address.replace(/^https?:\/\//, '')}</span>
          <div className="row">
            <PostForm action={paths.platformOpenSite} crumb={crumb}>
              <input type="hidden" name="identifier" value={site.identifier} />
              <button type="submit" className="button" aria-label={`Edit ${site.title}`}>
                Edit
              </button>
            </PostForm>
            <a className="button second" href={addressOfVisit(site)} aria-label={`Visit ${site.title}`}>
              Visit
            </a>
          </div>
        </li>
      ))}
    </ul>
  )
}
