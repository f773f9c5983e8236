import { commentAnchor } from '@sitewright/model/comments/comment-form'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { paths } from '@sitewright/model/routes/paths'
import { builtInAddress } from '../../hosts/host-names'
import { findWebsiteById } from '../../hosts/rows'
import { handleJob, type JobHandler } from '../../jobs/job-kind'
import { newCommentsMail } from '../../mail/templates/new-comments'
import { commentMail } from '../../mail/templates/visitors/comment'
import type { SiteDataSource } from '../../render/site-data'
import type { SealedSecrets } from '../../security/sealed-secrets'
import type { Services } from '../../services/services'
import { findOwnerAddress } from '../forms/delivery/owner-rows'
import { addressOfCommented } from './commented-place'
import { tellFollowersJob, tellOwnerJob } from './job-kinds'
import { openStopCode, stopCodeSealer } from './stop-codes'
import { readComments } from './store/comment-rows'
import { claimTelling, countSince, listFollowers } from './store/follower-rows'
import { findItem, listItems } from './store/item-rows'
import { stopFollowing } from './store/person-rows'

interface MailParts {
  readonly services: Services
  readonly siteData: SiteDataSource
  readonly sealed: SealedSecrets
}

const longestExcerpt = 600

export type CommentMails = ReturnType<typeof createCommentMails>

/** Ends emails about comments, by the code that each of them carries. */
export function createCommentMails({ services: { database }, sealed }: MailParts) {
  return {
    /** Whose emails a link stops; looking changes nothing. */
    readStop: (websiteId: string, code: string): Promise<string | null> => openStopCode(sealed, websiteId, code),

    /** Of all items of the site. Null where the link is none of ours. */
    async stop(websiteId: string, code: string): Promise<string | null> {
      const email = await openStopCode(sealed, websiteId, code)
      if (email !== null) await database.site(websiteId, (tx) => stopFollowing(tx, { websiteId, email }))
      return email
    },
  }
}

/** Writes to the owner of new comments, and to followers of approved ones. */
export function commentMailHandlers({ services, siteData, sealed }: MailParts): JobHandler[] {
  const { database, mail, settings } = services
  return [
    handleJob(tellOwnerJob, async ({ websiteId, payload, finish }) => {
      if (websiteId === null) return
      const [to, website] = await database.platform(async (tx) => [
        await findOwnerAddress(tx, websiteId),
        await findWebsiteById(tx, websiteId),
      ])
      // A site that is gone has nobody to tell.
      if (to === null || website === null) return
      const { comments } = await siteData.load(website)
      await database.site(websiteId, async (tx) => {
        const { count, ids } = await countSince(tx, websiteId, new Date(payload.since))
        const found = await readComments(tx, websiteId, ids)
        const items = await listItems(tx, websiteId, [...new Set(found.map(({ itemId }) => itemId))])
        const shown = ids.flatMap((id) => found.find((it) => it.id === id) ?? [])
        if (comments.tellsOwner && count > 0) {
          const data = {
            count,
            isWaiting: shown.some(({ state }) => state === 'pending'),
            comments: shown.map(({ name, text, itemId }) => ({
              name,
              title: items.find(({ id }) => id === itemId)?.title ?? '',
              text: text.slice(0, longestExcerpt),
            })),
            address: `${builtInAddress(settings, website.identifier)}${paths.config}comments`,
          }
          await mail.send(tx, { websiteId, to: to.toLowerCase(), template: newCommentsMail, data })
        }
        await finish(tx)
      })
    }),

    handleJob(tellFollowersJob, async ({ websiteId, payload: { commentId }, finish }) => {
      const website = websiteId === null ? null : await database.platform((tx) => findWebsiteById(tx, websiteId))
      if (websiteId === null || website === null) return
      const [site, sealCode] = [await siteData.load(website), await stopCodeSealer(sealed, websiteId)]
      // In one transaction: whoever is told of it is told once.
      await database.site(websiteId, async (tx) => {
        const [comment] = await readComments(tx, websiteId, [commentId])
        const item = comment === undefined ? null : await findItem(tx, websiteId, comment.itemId)
        const path = item && addressOfCommented(site, item)
        if (comment && item && path && site.comments.isOn && (await claimTelling(tx, websiteId, commentId))) {
          for (const to of await listFollowers(tx, { websiteId, itemId: item.id }, comment.email)) {
            const leaveAddress = site.origin + fillPath(paths.commentsStopLink, { code: sealCode(to) })
            const data = {
              name: comment.name || site.texts.comments.anonymous,
              title: item.title,
              siteTitle: site.settings.title,
              text: comment.text.slice(0, longestExcerpt),
              address: `${site.origin}${path}#${commentAnchor(commentId)}`,
              leaveAddress,
            }
            await mail.send(tx, { websiteId, to, template: commentMail, data, leaveAddress })
          }
        }
        await finish(tx)
      })
    }),
  ]
}
