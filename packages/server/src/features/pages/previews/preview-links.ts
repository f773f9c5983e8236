import { fail, type Result } from '@sitewright/model/failures/catalog'
import type { CreatedPreviewLink, PreviewLink } from '@sitewright/model/pages/page-answers'
import { hasContent } from '@sitewright/model/pages/page-settings'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { paths } from '@sitewright/model/routes/paths'
import type { Actor } from '../../../actors/actor'
import { nameAuthors } from '../../../actors/author-names'
import { hashSecret, makeSecret } from '../../../security/secrets'
import type { Services } from '../../../services/services'
import type { PageServices } from '../store/page-context'
import { findPage } from '../store/rows'
import {
  deleteExpiredLinks,
  deletePreviewLink,
  insertPreviewLink,
  listPreviewLinks,
  type PreviewLinkRow,
} from './preview-rows'

export type SecretServices = Pick<Services, 'randomBytes'>

const maxLinks = 20

/** Whoever has the link sees the draft, without a sign-in, until it expires or is revoked. */
export async function createPreviewLink(
  services: PageServices & SecretServices,
  actor: Actor,
  { pageId, livesMs }: { pageId: string; livesMs: number },
): Promise<Result<CreatedPreviewLink>> {
  const { websiteId, accountId: createdBy } = actor
  const secret = makeSecret(services)
  const createdAt = new Date(services.now())
  const link = { id: services.newId(), createdAt, createdBy, expiresAt: new Date(services.now() + livesMs) }
  const failure = await services.database.site(websiteId, async (tx) => {
    const page = await findPage(tx, websiteId, pageId)
    if (page === null) return fail('request.not-found')
    if (!hasContent(page.settings)) return fail('page.not-content')
    await deleteExpiredLinks(tx, websiteId, createdAt)
    const open = await listPreviewLinks(tx, { websiteId, pageId }, createdAt)
    if (open.length >= maxLinks) return fail('page.too-many-previews', { values: { limit: maxLinks } })
    await insertPreviewLink(tx, { ...link, websiteId, pageId, tokenHash: hashSecret(secret) })
    return null
  })
  if (failure !== null) return failure
  const [made] = await toAnswers(services, [link])
  return made ? { ...made, path: fillPath(paths.draftPreview, { token: secret }) } : fail('server.unexpected')
}

export async function readPreviewLinks(
  services: PageServices,
  websiteId: string,
  pageId: string,
): Promise<Result<{ links: PreviewLink[] }>> {
  const found = await services.database.site(websiteId, async (tx) => {
    if ((await findPage(tx, websiteId, pageId)) === null) return null
    return listPreviewLinks(tx, { websiteId, pageId }, new Date(services.now()))
  })
  return found === null ? fail('request.not-found') : { links: await toAnswers(services, found) }
}

export async function revokePreviewLink(
  services: PageServices,
  websiteId: string,
  link: { pageId: string; linkId: string },
): Promise<Result<Record<string, never>>> {
  const isGone = await services.database.site(websiteId, (tx) => deletePreviewLink(tx, { websiteId, ...link }))
  return isGone ? {} : fail('request.not-found')
}

async function toAnswers(services: PageServices, links: readonly PreviewLinkRow[]): Promise<PreviewLink[]> {
  const named = await nameAuthors(services, links)
  return named.map(({ id, createdAt, expiresAt, authorName }) => ({
    id,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    authorName,
  }))
}
