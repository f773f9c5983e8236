import { sayFailure } from '@sitewright/model/failures/say-failure'
import { paths } from '@sitewright/model/routes/paths'
import type { Settings } from '../ground/settings'
import { platformAddress } from '../hosts/host-names'
import { beginFailure, sendFailure } from '../http/failure-answers'
import type { RequestContext } from '../http/request-context'
import { sendPage } from './render-page'

const formPosts = paths.formPost.split(':')[0] ?? ''

/** Forms of pages without scripts are posted among the calls, by people. */
function isCall(url: string): boolean {
  return url.startsWith('/api/') && !url.startsWith(formPosts)
}

/** A failure as a page for people with a browser, and as JSON for programs. */
export function createFailurePage(
  settings: Settings,
  findTexts: RequestContext['findTexts'],
): RequestContext['showFailure'] {
  return async (request, reply, failure) => {
    const wantsPage = String(request.headers.accept).includes('text/html') && !isCall(request.url)
    if (!wantsPage) return sendFailure(reply, sayFailure(failure, await findTexts(request)))
    const title = failure.code === 'request.not-found' ? 'Page not found' : failure.text
    return sendPage(beginFailure(reply, failure), settings, {
      title,
      status: failure.status,
      content: (
        <div className="narrow">
          <h1>{title}</h1>
          <p className="under-title">
            {failure.status === 404
              ? 'Check the URL for typos.'
              : failure.status === 503
                ? 'Wait a moment, then reload the page.'
                : 'Go back, reload the page and try again.'}
          </p>
          <div className="actions">
            <a className="button" href={`${platformAddress(settings)}/`}>
              Go to Sitewright
            </a>
          </div>
        </div>
      ),
    })
  }
}
