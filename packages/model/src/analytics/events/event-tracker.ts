import { z } from 'zod'

const objectSuffixes = ['type', 'identifier', 'id', 'display_name', 'value'] as const

/** Fields of the common schema. All are texts; those named here may also be null. */
const nullableFields = [
  'destination_url',
  'object_identifier',
  'object_id',
  'object_display_name',
  'object_value',
  'product_page',
  'product_section',
  'product_design_identifier',
  'user_member_account_id',
  'member_account_locale',
  'website_locale',
  'frontsite_language',
  ...objectSuffixes.map((suffix) => `indirect_object_${suffix}` as const),
] as const

export const commonSchemaFields = [
  'actor',
  'action',
  'event_owner_team',
  'event_source',
  'object_type',
  'context_website_identifier',
  'destination_url',
  'object_identifier',
  'object_id',
  'object_display_name',
  'object_value',
  ...objectSuffixes.map((suffix) => `indirect_object_${suffix}` as const),
  'product_area',
  'product_page',
  'product_section',
  'product_design_identifier',
  'user_member_account_id',
  'user_session_id',
  'browser_locale',
  'member_account_locale',
  'website_locale',
  'frontsite_language',
] as const
export type CommonSchemaField = (typeof commonSchemaFields)[number]
export type CommonData = Partial<Record<CommonSchemaField, string | null>>

/** Body of an events call: form-encoded when sent by beacon, JSON otherwise. */
export const trackedEvent = z.object({
  analyticsId: z.string().max(100),
  commonData: z.record(z.string(), z.string().max(4000).nullable()),
  customData: z.record(z.string(), z.unknown()).default({}),
  customSchemaName: z.string().max(200).default(''),
})
export type TrackedEvent = z.infer<typeof trackedEvent>

export const trackerErrors = {
  noPayload: 'no payload',
  analyticsIdNotStored: 'Unable to store analyticsId',
} as const

function fits(field: CommonSchemaField, value: unknown): value is string | null {
  const isNullable = (nullableFields as readonly string[]).includes(field)
  return typeof value === 'string' || (value === null && isNullable)
}

/** Keeps the fields that fit the schema; the others are dropped and told to `warn`. */
export function keepCommonFields(given: Readonly<Record<string, unknown>>, warn: (text: string) => void): CommonData {
  const kept: CommonData = {}
  for (const [name, value] of Object.entries(given)) {
    const field = commonSchemaFields.find((known) => known === name)
    if (field !== undefined && fits(field, value)) kept[field] = value
    else warn(`Dropped analytics field ${name}`)
  }
  return kept
}

/** The account is named only while somebody is signed in. */
export function withAccount(data: CommonData, accountId: string | undefined): CommonData {
  return accountId === undefined ? data : { ...data, user_member_account_id: accountId }
}

/** What is wrong with a tracking call before it is sent, or null. */
export function checkPayload(payload: unknown): string | null {
  return payload === undefined || payload === null ? trackerErrors.noPayload : null
}

/** A beacon cannot carry JSON across sites without a preflight, so it is form-encoded. */
export function encodeTrackedEvent(event: TrackedEvent, by: 'beacon' | 'xhr'): { contentType: string; body: string } {
  if (by === 'xhr') return { contentType: 'application/json', body: JSON.stringify(event) }
  const fields = new URLSearchParams({
    analyticsId: event.analyticsId,
    commonData: JSON.stringify(event.commonData),
    customData: JSON.stringify(event.customData),
    customSchemaName: event.customSchemaName,
  })
  return { contentType: 'application/x-www-form-urlencoded', body: fields.toString() }
}
