import { places } from '@sitewright/model/routes/places'
import type { FastifyReply } from 'fastify'
import type { ReactNode } from 'react'
import type { Caller } from '../../http/endpoint'
import type { Settings } from '../../settings'
import { PostForm } from './form-field'
import { sendPage } from './render-page'

export interface Shown {
  readonly title: string
  readonly content: ReactNode
  readonly status?: number
}

/** A page with the bar that fits who is looking at it. */
export function showPage(reply: FastifyReply, settings: Settings, caller: Caller, page: Shown): FastifyReply {
  return sendPage(reply, settings, { ...page, bar: <Bar caller={caller} /> })
}

function Bar({ caller }: { caller: Caller }) {
  if (caller.website !== null) return null
  if (caller.account === null) {
    return (
      <nav aria-label="Account">
        <a href={places.platformLogin}>Sign in</a>
      </nav>
    )
  }
  return (
    <>
      <a href={places.platformSites}>My sites</a>
      <span className="who">{caller.account.email}</span>
      <PostForm action={places.platformLogout} crumb={caller.crumb}>
        <button type="submit" className="link-button">
          Sign out
        </button>
      </PostForm>
    </>
  )
}

export function goTo(reply: FastifyReply, address: string): FastifyReply {
  return reply.code(303).header('cache-control', 'no-store').header('location', address).send()
}
