import { places } from '@sitewright/model/routes/places'
import type { SiteSummary } from '@sitewright/model/site/site-answers'
import { PostForm } from './form-field'

interface MySitesProps {
  readonly sites: readonly SiteSummary[]
  readonly crumb: string | null
  /** The e-mail address that waits to be confirmed. */
  readonly unconfirmed: string | null
}

export function MySites({ sites, crumb, unconfirmed }: MySitesProps) {
  return (
    <div className="wide">
      <div className="title-row">
        <h1>My sites</h1>
        {sites.length > 0 && (
          <a className="button" href={places.platformNewSite}>
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
        Please confirm your e-mail address: open the mail that we sent to <b>{email}</b>.
      </p>
      <PostForm action={places.platformSendConfirmation} crumb={crumb}>
        <button type="submit" className="link-button">
          Send it again
        </button>
      </PostForm>
    </div>
  )
}

function NoSites() {
  return (
    <div className="empty">
      <h2>Your first site is a few minutes away</h2>
      <p>Choose a template, give it a name, and change what you like. Nobody sees it before you want them to.</p>
      <a className="button" href={places.platformNewSite}>
        Make a site
      </a>
    </div>
  )
}

function SiteList({ sites, crumb }: { sites: readonly SiteSummary[]; crumb: string | null }) {
  return (
    <ul className="sites">
      {sites.map((site) => (
        <li key={site.id} className="card">
          <h2>{site.title}</h2>
          <span className="address">{site.address.replace(/^https?:\/\//, '')}</span>
          <div className="row">
            <PostForm action={places.platformOpenSite} crumb={crumb}>
              <input type="hidden" name="identifier" value={site.identifier} />
              <button type="submit" className="button" aria-label={`Edit ${site.title}`}>
                Edit
              </button>
            </PostForm>
            <a className="button second" href={`${site.address}/`} aria-label={`Visit ${site.title}`}>
              Visit
            </a>
          </div>
        </li>
      ))}
    </ul>
  )
}
