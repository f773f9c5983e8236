import { z } from 'zod'
import { consentChoices } from './consent'

/** What a page tells the site about a choice: nothing about who made it. */
export const newConsentChoice = z.strictObject({
  choice: z.enum(consentChoices),
  /** The generation of the banner that asked. */
  version: z.number().int().min(1).max(1000),
})

/** One line of the site's record of choices. */
export const consentChoiceRecord = z.strictObject({
  time: z.iso.datetime(),
  choice: z.enum(consentChoices),
  version: z.number().int(),
  /** Which stored settings, and so which text, the visitor saw. */
  settingsVersion: z.number().int(),
})
export type ConsentChoiceRecord = z.infer<typeof consentChoiceRecord>
