import { paths } from '@sitewright/model/routes/paths'
import type { FastifyReply } from 'fastify'
import type { ReactNode } from 'react'
import type { Settings } from '../ground/settings'
import type { Caller } from '../http/endpoint'
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
        <a href={paths.platformLogin}>Sign in</a>
      </nav>
    )
  }
  return (
    <>
      <a href={paths.platformSites}>My sites</a>
      <span className="who">{caller.account.email}</span>
      <PostForm action={paths.platformLogout} crumb={caller.crumb}>
        <button type="submit" className="link-button">
          Sign out
        </button>
      </PostForm>
    </>
  )
}
