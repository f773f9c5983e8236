import type { Failure } from '@sitewright/model/failures/catalogue'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { platformAddress } from '../../hosts/host-names'
import { sendFailure } from '../../http/failure-answers'
import type { Settings } from '../../settings'
import { sendPage } from './render-page'

export type ShowFailure = (request: FastifyRequest, reply: FastifyReply, failure: Failure) => FastifyReply

/** A failure as a page for people with a browser, and as JSON for programs. */
export function createFailurePage(settings: Settings): ShowFailure {
  return (request, reply, failure) => {
    const wantsPage = String(request.headers.accept).includes('text/html') && !request.url.startsWith('/api/')
    if (!wantsPage) return sendFailure(reply, failure)
    return sendPage(reply, settings, {
      title: failure.text,
      status: failure.status,
      content: (
        <div className="narrow">
          <h1>{failure.text}</h1>
          <p className="under-title">
            {failure.status === 404
              ? 'Check the address for a typing mistake.'
              : 'Go back and load the page again; then it should work.'}
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
