import { noRedirectFlag } from '@sitewright/model/navigation/panel-redirect'
import { paths } from '@sitewright/model/routes/paths'
import { goTo } from '../../browser-forms/go-to'
import { readNextPath } from '../../browser-forms/next-path'
import type { Settings } from '../../ground/settings'
import { builtInAddress, panelAddress } from '../../hosts/host-names'
import type { Website } from '../../hosts/website'
import { pathOf } from '../../http/front-gate'
import type { Route, RouteInput } from '../../http/mount-routes'
import type { Marks } from '../accounts/marks'

const perMinute = 120

/** What the panel has by itself is asked for at a site like the rest. */
const ofPanel = ['/config', `${paths.config}*`, paths.configLogin, paths.configLogout, paths.configFrame] as const

/**
 * From the addresses of the panel on a site to the panel itself, and back to the built-in address once to mark the browser of a
 * contributor.
 */
export function handOverRoutes(settings: Settings, marks: Marks): Route[] {
  async function leadToPanel({ target, request, reply }: RouteInput) {
    const website = websiteOf(target)
    const panel = panelAddress(settings, website.identifier)
    const asked = (request.raw.url ?? paths.config).replace(/^\/config(?=\?|$)/, paths.config)
    if (website.door === 'domain') return goTo(reply, panel + asked)
    if ((await marks.find(website, request.headers.cookie)) !== null)
      return goTo(reply, isVisit(asked) ? placeOfVisit(asked) : panel + asked)
    const query = new URLSearchParams({ state: marks.begin(reply), to: asked })
    return goTo(reply, `${panel}${paths.configHandOver}?${query}`)
  }

  /** Whoever is not signed in does that first, and comes by here again. */
  async function giveCode({ target, request, reply, findCaller }: RouteInput) {
    const website = websiteOf(target)
    const { state, to } = readQuery(request.query)
    const caller = await findCaller()
    const next = readNextPath(to, paths.config)
    const code = await marks.offer(caller, website, request.headers.cookie, state)
    const query = new URLSearchParams({ code: code ?? '', to: next })
    if (code !== null)
      return goTo(reply, `${builtInAddress(settings, website.identifier)}${paths.configEnter}?${query}`)
    return goTo(reply, panelAddress(settings, website.identifier) + next)
  }

  async function takeCode({ target, request, reply }: RouteInput) {
    const website = websiteOf(target)
    const { code, to } = readQuery(request.query)
    await marks.take(reply, website, request.headers.cookie, code)
    // The code stands in the address; nobody further on may read it there.
    reply.header('referrer-policy', 'no-referrer')
    const next = readNextPath(to, paths.config)
    return goTo(reply, isVisit(next) ? placeOfVisit(next) : panelAddress(settings, website.identifier) + next)
  }

  return [
    { method: 'GET', path: paths.configEnter, on: 'built-in', perMinute, handle: takeCode },
    { method: 'GET', path: paths.configHandOver, on: 'panel', perMinute, handle: giveCode },
    ...ofPanel.map((path) => ({ method: 'GET', path, on: 'site', perMinute, handle: leadToPanel }) as const),
  ]
}

/** Who works on a site that is not open is led back to it: from now on it knows them. */
function isVisit(asked: string): boolean {
  return pathOf(asked) === paths.configVisit
}

function placeOfVisit(asked: string): string {
  const home = `/?${noRedirectFlag}`
  const page = readNextPath(new URLSearchParams(asked.slice(pathOf(asked).length)).get('page'), home)
  return pathOf(page).startsWith('/config') ? home : page
}

function websiteOf(target: RouteInput['target']): Website {
  if (target?.kind !== 'site') throw new Error('a panel was asked for where there is no site')
  return target.website
}

function readQuery(query: unknown) {
  const { state, code, to } = query as Record<string, unknown>
  const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 200) : '')
  return { state: textOf(state), code: textOf(code), to }
}
