import { z } from 'zod'

/** What a browser tells about one hit. Sent with page views and with form submissions. */
export const hitData = z.object({
  userAgent: z.string().max(2000),
  /** Milliseconds since 1970 by the visitor's clock. */
  clientDate: z.number(),
  viewportInnerWidth: z.number(),
  viewportInnerHeight: z.number(),
  screenWidth: z.number(),
  screenHeight: z.number(),
  websiteId: z.string().max(60),
  templateId: z.string().max(60).optional(),
  website_locale: z.string().max(35),
  url: z.string().max(4000),
  title: z.string().max(2000),
  itemId: z.string().max(60).optional(),
  recordType: z.string().max(60).optional(),
  collectionId: z.string().max(60).optional(),
  localStorageSupported: z.boolean(),
  queryString: z.string().max(4000),
  referrer: z.string().max(4000),
})
export type HitData = z.infer<typeof hitData>

/** The form-encoded body of a hit: `data` is hit data as JSON; `ss_cvr` is left out without consent. */
export const hitBody = z.object({
  event: z.union([z.string(), z.number()]).transform(String),
  data: z.string().max(50_000),
  ss_cvr: z.string().max(200).optional(),
})
export type HitBody = z.infer<typeof hitBody>

export function buildHitBody(event: string, data: HitData, visitorRecord: string | undefined): HitBody {
  return { event, data: JSON.stringify(data), ...(visitorRecord === undefined ? {} : { ss_cvr: visitorRecord }) }
}
