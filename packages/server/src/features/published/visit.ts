import type { CachedHost, RenderedPage } from '../../cache/page-cache'
import type { PreparedAnswer } from '../../cache/prepared-answer'
import type { LivePage } from '../../content/site-rows'
import type { Website } from '../../hosts/website'
import type { RenderOptions } from '../../render/render-visit'

export interface Visit {
  readonly website: Website
  readonly host: CachedHost
  /** The target of the request line. */
  readonly url: string
  /** Tells who sees a site that is not open. */
  readonly cookies: string | undefined
}

export type VisitAnswer =
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  | { readonly kind: 'page'; readonly answer: PreparedAnswer }
  /** Different for each visitor, and so nothing that could be kept. */
  | { readonly kind: 'site-locked' }
  | {
      readonly kind: 'locked'
      readonly page: LivePage
      readonly path: string
      readonly render: LockedRender
      /** In the place of a notice, for who is not a member. */
      readonly renderTeaser?: LockedRender
    }

/** The content, for who may see it. */
export type LockedRender = (options: Omit<RenderOptions, 'path'>) => Promise<RenderedPage>

export function redirectTo(location: string, status = 301): VisitAnswer {
  return { kind: 'redirect', status, location }
}
