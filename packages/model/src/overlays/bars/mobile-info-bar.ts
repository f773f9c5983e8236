import { z } from 'zod'

export const mobileInfoBarSettings = z.strictObject({
  isEnabled: z.boolean().default(false),
  email: z.string().trim().max(200).default(''),
  phone: z.string().trim().max(60).default(''),
  address: z.string().trim().max(300).default(''),
  hours: z.string().trim().max(1000).default(''),
})
export type MobileInfoBarSettings = z.infer<typeof mobileInfoBarSettings>

const entries = [
  { kind: 'email', label: 'Email', field: 'email' },
  { kind: 'call', label: 'Call', field: 'phone' },
  { kind: 'map', label: 'Map', field: 'address' },
  { kind: 'hours', label: 'Hours', field: 'hours' },
] as const

/** Entries of the bar in their order: those that are filled in. */
export function listMobileInfoBarEntries(settings: MobileInfoBarSettings) {
  if (!settings.isEnabled) return []
  return entries
    .map(({ kind, label, field }) => ({ kind, label, value: settings[field] }))
    .filter((entry) => entry.value !== '')
}
