import { z } from 'zod'
import { formDefinition } from '../../forms/definition'
import { linkTarget } from '../../link-targets/link-target'
import { richTextField } from '../../text/rich-text'
import { neverShowAgain } from './popup-frequency'
import { defaultPopupTrigger, popupScrollDepths } from './popup-trigger'

export const popupOverlaySettings = z.object({
  style: z.string().max(60).default('center'),
  enableMobile: z.boolean().default(true),
  version: z.number().int().nonnegative().default(1),
  showUntilSignup: z.boolean().default(false),
  /** Days between closing and the next showing. */
  displayFrequency: z.number().int().min(neverShowAgain).default(1),
})
export type PopupOverlaySettings = z.infer<typeof popupOverlaySettings>

export const popupDelay = z.strictObject({ kind: z.literal('delay'), seconds: z.number().min(0).max(3600) })
export const popupTrigger = z.discriminatedUnion('kind', [
  popupDelay,
  z.strictObject({ kind: z.literal('scroll'), percent: z.literal(popupScrollDepths) }),
])

export const popupStyles = ['center', 'side', 'cover'] as const

/** What an owner may store: how the popup behaves, and what it says. */
export const popupDocument = z.strictObject({
  isEnabled: z.boolean().default(false),
  ...popupOverlaySettings.shape,
  style: z.enum(popupStyles).default('center'),
  trigger: popupTrigger.default(defaultPopupTrigger),
  title: z.string().trim().max(120).default(''),
  text: richTextField.default({ type: 'doc', content: [] }),
  button: z
    .strictObject({ text: z.string().trim().min(1, 'Enter a button label.').max(60), href: linkTarget })
    .nullable()
    .default(null),
  /** What visitors can fill in there; a popup with a form needs no button beside it. */
  form: formDefinition.nullable().default(null),
})
export type PopupDocument = z.infer<typeof popupDocument>
