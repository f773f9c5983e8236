import { type BookingKind, bookingProviders } from '@sitewright/model/blocks-vocabulary/bookings'
import { z } from 'zod'
import type { PageNeeds } from '../ground/page-needs'

/** What bookings of a table have in common, whoever takes them. */
export const tableProps = {
  title: z.string().trim().max(200).default(''),
  buttonText: z.string().trim().min(1, 'Enter a button label.').max(100).default('Find a table'),
  /** The most people that visitors may book for at once. */
  maxParty: z.number().int().min(1).max(30).default(8),
  usesWidget: z.boolean().default(false),
}

/** The form leads to the provider, and the widget is a script of theirs. */
export function needsOfBooking(kind: BookingKind, { usesWidget }: { readonly usesWidget: boolean }): PageNeeds {
  return { leadsAway: true, scripts: usesWidget ? bookingProviders[kind].scripts : [] }
}
