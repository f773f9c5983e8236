import type { PagePath } from '@sitewright/model/pages/addresses/page-path'
import type { PageCache, RenderedPage } from '../../cache/page-cache'
import type { LivePage } from '../../content/site-rows'
import type { RenderOptions, VisitRenderer } from '../../render/render-visit'
import { shownSite } from '../../render/shown-site'
import type { SiteData, SiteDataSource } from '../../render/site-data'
import { type CollectionKind, type CollectionPlace, findCollectionAbove, findKindOf } from './collection-kind'
import type { Target } from './find-target'
import type { Notices } from './notices'
import { redirectTo, type Visit, type VisitAnswer } from './visit'

interface PageViewParts {
  readonly cache: Pick<PageCache, 'load'>
  readonly siteData: SiteDataSource
  readonly renderer: VisitRenderer
  readonly kinds: readonly CollectionKind[]
  readonly notices: Notices
}

type PageTarget = Extract<Target, { kind: 'page' }>

/** A page, or another view of it. */
interface ShownView {
  readonly page: LivePage
  readonly path: string
  /** It is kept under this one. */
  readonly address: string
  /** Says who may see it, if not the page itself. */
  readonly lockedPage?: LivePage | undefined
  render(site: SiteData, page: LivePage, options: RenderOptions): Promise<RenderedPage>
  /** What those see who may not see all of it. */
  readonly renderTeaser?: ((...input: Parameters<ShownView['render']>) => Promise<RenderedPage>) | undefined
}

/** Thrown, because what is returned is kept. */
class LockedMeanwhile extends Error {
  readonly page: LivePage
  constructor(page: LivePage) {
    super('the page is not for everybody any more')
    this.page = page
  }
}

/** The page has gone, or shows something else, since it was asked for. */
class ChangedMeanwhile extends Error {}

/** Pages and the views of collections, from the cache. */
export function createPageViews({ cache, siteData, renderer, kinds, notices }: PageViewParts) {
  /** Renders and keeps a view of a page. What was asked for before a change may arrive after it, and must not be kept. */
  async function showKept(visit: Visit, shown: ShownView): Promise<VisitAnswer> {
    const { page, path } = shown
    async function renderCurrent(
      options: Omit<RenderOptions, 'path'>,
      mayBeLocked: boolean,
      render = shown.render,
    ): Promise<RenderedPage> {
      const current = shownSite(await siteData.load(visit.website))
      if (current === null) return notices.render(visit)
      const now = current.pages.find((it) => it.id === page.id)
      if (now === undefined) throw new ChangedMeanwhile()
      if (!mayBeLocked && now.settings.access !== 'public') throw new LockedMeanwhile(now)
      return render(current, now, { path, ...options })
    }
    const lockedTo = (locked: LivePage): VisitAnswer => ({
      kind: 'locked',
      page: locked,
      path,
      render: (options) => renderCurrent(options, true),
      ...(shown.renderTeaser ? { renderTeaser: (options) => renderCurrent(options, true, shown.renderTeaser) } : {}),
    })
    const guard = shown.lockedPage ?? page
    if (guard.settings.access !== 'public') return lockedTo(guard)
    try {
      const answer = await cache.load(visit.host, shown.address, () => renderCurrent({ hasOwnerCode: true }, false))
      return { kind: 'page', answer }
    } catch (error) {
      if (error instanceof LockedMeanwhile) return lockedTo(error.page)
      if (error instanceof ChangedMeanwhile) return notices.notFound(visit)
      throw error
    }
  }

  /** A view of a collection, or where it is; null where there is nothing. */
  async function showCollection(visit: Visit, site: SiteData, place: CollectionPlace, asked: PagePath) {
    const { kind, page, below } = place
    const found = await kind.find({ site, page, below, query: new URLSearchParams(asked.query) })
    if (found === null || found.kind === 'redirect') return found
    if (!asked.isCanonical) return redirectTo(asked.path + asked.query)
    const orChanged = (rendered: RenderedPage | null): RenderedPage => {
      if (rendered === null) throw new ChangedMeanwhile()
      return rendered
    }
    const { address, lockedPage, renderTeaser } = found
    return showKept(visit, {
      page,
      path: asked.path,
      address,
      lockedPage,
      render: async (...input) => orChanged(await found.render(...input)),
      ...(renderTeaser ? { renderTeaser: async (...input) => orChanged(await renderTeaser(...input)) } : {}),
    })
  }

  return {
    async below(visit: Visit, site: SiteData, asked: PagePath): Promise<VisitAnswer | null> {
      const place = findCollectionAbove(kinds, site, asked.path)
      return place && showCollection(visit, site, place, asked)
    },

    async at(visit: Visit, site: SiteData, { page, path }: PageTarget, asked: PagePath): Promise<VisitAnswer> {
      const kind = findKindOf(kinds, page)
      const answer = kind && (await showCollection(visit, site, { kind, page, below: [] }, asked))
      return answer ?? showKept(visit, { page, path, address: path, render: renderer.renderLivePage })
    },
  }
}
