import type { Shown } from '../../../platform-pages/show'

/** For somebody with an account who may look at the site and no more. */
export const noPanelPage = (siteAddress: string): Shown => ({
  title: 'You can view this site',
  status: 403,
  content: (
    <div className="narrow">
      <h1>You can view this site</h1>
      <p className="under-title">Your account can’t edit it. Ask the site’s owner to add you as an editor.</p>
      <div className="actions">
        <a className="button" href={`${siteAddress}/`}>
          Back to the site
        </a>
      </div>
    </div>
  ),
})
