import { timingSafeEqual } from 'node:crypto'
import { fail, isFailure, type Result } from '@sitewright/model/failures/catalog'
import { id } from '@sitewright/model/id'
import { hashSecret } from '../../../security/secrets'
import type { Services } from '../../../services/services'
import type { Tx } from '../../../storage/database'
import { welcomeMailJob } from '../jobs/job-kinds'
import { insertEvents } from '../store/event-rows'
import { findList } from '../store/list-rows'
import { changeSubscribers, type Subscriber, takeSubscriber } from '../store/subscriber-rows'

/** What the holder of a link is told: it was in a mail to this address. */
export interface Membership {
  readonly email: string
  readonly listName: string
  readonly isSubscribed: boolean
}

export type MailAnswers = ReturnType<typeof createMailAnswers>

type Parts = Pick<Services, 'database' | 'jobs' | 'now' | 'newId'>

const eventKinds = { confirm: 'confirmed', comeBack: 'returned', leave: 'unsubscribed' } as const

/** What people do with the links in mails to a list. Looking changes nothing: programs that read mails open links too. */
export function createMailAnswers({ database, jobs, now, newId }: Parts) {
  async function describe(tx: Tx, websiteId: string, subscriber: Subscriber): Promise<Result<Membership>> {
    const list = await findList(tx, { websiteId, listId: subscriber.listId })
    if (list === null) return fail('list.unknown')
    return { email: subscriber.email, listName: list.name, isSubscribed: subscriber.state === 'subscribed' }
  }

  /** False, and nothing is changed, where the table does not allow it. */
  async function change(
    tx: Tx,
    websiteId: string,
    subscriber: Subscriber,
    event: keyof typeof eventKinds,
  ): Promise<boolean> {
    const at = new Date(now())
    const { id: subscriberId, email, listId } = subscriber
    const [changed] = await changeSubscribers(tx, websiteId, [subscriberId], { event, at })
    if (changed === undefined) return false
    await insertEvents(tx, websiteId, [{ id: newId(), email, listId, kind: eventKinds[event], detail: '', at }])
    return true
  }

  async function takeByConfirmation(tx: Tx, websiteId: string, code: string): Promise<Result<Subscriber>> {
    const subscriber = await takeSubscriber(tx, websiteId, { confirmHash: hashSecret(code) })
    if (subscriber === null) return fail('list.link-expired')
    // A second press on the button finds what the first one did.
    const isOpen = subscriber.state === 'subscribed' || (subscriber.confirmUntil?.getTime() ?? 0) > now()
    return isOpen ? subscriber : fail('list.link-expired')
  }

  async function takeByLeaveCode(tx: Tx, websiteId: string, code: string): Promise<Result<Subscriber>> {
    const subscriberId = id.safeParse(code.slice(0, 24))
    if (!subscriberId.success) return fail('list.link-unknown')
    const subscriber = await takeSubscriber(tx, websiteId, { id: subscriberId.data })
    const isRight = subscriber !== null && isSameText(subscriber.leaveCode, code.slice(24))
    return isRight ? subscriber : fail('list.link-unknown')
  }

  return {
    lookAtConfirmation: (websiteId: string, code: string): Promise<Result<Membership>> =>
      database.site(websiteId, async (tx) => {
        const found = await takeByConfirmation(tx, websiteId, code)
        return isFailure(found) ? found : describe(tx, websiteId, found)
      }),

    confirm: (websiteId: string, code: string): Promise<Result<Membership>> =>
      database.site(websiteId, async (tx) => {
        const found = await takeByConfirmation(tx, websiteId, code)
        if (isFailure(found)) return found
        const described = await describe(tx, websiteId, found)
        if (isFailure(described) || !(await change(tx, websiteId, found, 'confirm'))) return described
        const payload = { subscriberId: found.id }
        await jobs.add(tx, { kind: welcomeMailJob, websiteId, key: found.id, payload })
        return { ...described, isSubscribed: true }
      }),

    lookAtLeaving: (websiteId: string, code: string): Promise<Result<Membership>> =>
      database.site(websiteId, async (tx) => {
        const found = await takeByLeaveCode(tx, websiteId, code)
        return isFailure(found) ? found : describe(tx, websiteId, found)
      }),

    /** Also for who is still to confirm: they are asked no more. A list in the bin is left too. */
    leave: (websiteId: string, code: string): Promise<Result<null>> =>
      database.site(websiteId, async (tx) => {
        const found = await takeByLeaveCode(tx, websiteId, code)
        if (isFailure(found)) return found
        await change(tx, websiteId, found, 'leave')
        return null
      }),

    /** For who left by mistake; the link proves whose mailbox it is. */
    comeBack: (websiteId: string, code: string): Promise<Result<Membership>> =>
      database.site(websiteId, async (tx) => {
        const found = await takeByLeaveCode(tx, websiteId, code)
        if (isFailure(found)) return found
        const described = await describe(tx, websiteId, found)
        if (isFailure(described) || described.isSubscribed) return described
        if (!(await change(tx, websiteId, found, 'comeBack'))) return fail('list.not-left')
        return { ...described, isSubscribed: true }
      }),
  }
}

function isSameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
