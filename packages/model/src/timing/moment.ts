import { z } from 'zod'

const first = Date.parse('0001-01-02T00:00:00Z')
const last = Date.parse('9999-12-30T00:00:00Z')

/** A time that somebody sends, with any offset. Databases know no year 0, and none of five digits. */
export const moment = z.iso
  .datetime({ offset: true })
  .refine((text) => Date.parse(text) >= first && Date.parse(text) <= last, 'Enter a date between the years 1 and 9999.')
