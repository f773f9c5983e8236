import { handleJob, type JobHandler } from '../../../jobs/job-kind'
import { planJob } from '../../../jobs/jobs'
import { insertDeliveries, noteAttempt } from './delivery-rows'
import { findEvent, removeOldEvents } from './event-rows'
import { cleanEvents, deliverEvent, spreadEvent } from './job-kinds'
import { type DeliveryParts, sendDelivery } from './send-delivery'
import { listWebhooks, listWebhooksFor } from './webhook-rows'

const dayMs = 24 * 60 * 60_000
const keptDays = 30
/** Small enough that other work comes in between. */
const atOnce = 1_000

export function storeWebhookHandlers(parts: DeliveryParts): JobHandler[] {
  return [spreadHandler(parts), deliverHandler(parts), cleanHandler(parts)]
}

/** One delivery, and one job, for each webhook that is told of such events. */
function spreadHandler({ services }: DeliveryParts): JobHandler {
  const { database, jobs, newId, now } = services
  return handleJob(spreadEvent, async ({ websiteId, payload: { eventId }, finish }) => {
    if (websiteId === null) return
    await database.site(websiteId, async (tx) => {
      const event = await findEvent(tx, websiteId, eventId)
      if (event !== null) {
        const webhookIds = await listWebhooksFor(tx, websiteId, event.type)
        const wanted = webhookIds.map((webhookId) => ({ id: newId(), webhookId, eventId }))
        const added = await insertDeliveries(tx, websiteId, wanted, new Date(now()))
        await jobs.addAll(
          tx,
          added.map((deliveryId) =>
            planJob({ kind: deliverEvent, websiteId, key: deliveryId, payload: { deliveryId } }),
          ),
        )
      }
      await finish(tx)
    })
  })
}

/** The log says how each attempt ended. After the last one it says that it failed, and the owner may send it again. */
function deliverHandler(parts: DeliveryParts): JobHandler {
  const { database, now } = parts.services
  const { maxAttempts } = deliverEvent.retry
  return handleJob(deliverEvent, async ({ websiteId, payload: { deliveryId }, attempt, signal, finish }) => {
    if (websiteId === null) return
    const key = { websiteId, deliveryId }
    const sent = await sendDelivery(parts, key, signal)
    if (sent === null) return
    const isLast = sent.isFinal || attempt >= maxAttempts
    const move = sent.isTaken ? 'deliver' : isLast ? 'giveUp' : null
    await database.site(websiteId, async (tx) => {
      await noteAttempt(tx, key, { ...sent, at: new Date(now()) }, move)
      if (isLast) await finish(tx)
    })
    if (!isLast) throw new Error(sent.problem || `The receiver responded with status ${sent.status}.`)
  })
}

/** Once a day, for as long as there are webhooks or something to remove. */
function cleanHandler({ services: { database, jobs, now } }: DeliveryParts): JobHandler {
  return handleJob(cleanEvents, async ({ websiteId, signal }) => {
    if (websiteId === null) return
    const limits = { before: new Date(now() - keptDays * dayMs), max: atOnce }
    for (;;) {
      signal.throwIfAborted()
      const { removed, hasMore } = await database.site(websiteId, (tx) => removeOldEvents(tx, websiteId, limits))
      if (removed === atOnce) continue
      await database.site(websiteId, async (tx) => {
        if (!hasMore && (await listWebhooks(tx, websiteId)).length === 0) return
        await jobs.add(tx, { kind: cleanEvents, websiteId, key: 'clean', runAt: new Date(now() + dayMs), payload: {} })
      })
      return
    }
  })
}
