import { z } from 'zod'

/** The largest `integer` of the database, less one: a version is stored as the next one. */
const maxStoredInt = 2_147_483_646

/** A number that is compared with or written to an `integer` column, such as a version. */
export const storedInt = z.number().int().min(0).max(maxStoredInt)

/** The same in an address, such as the place where a list goes on. */
export const storedIntInQuery = z.coerce.number<number | string>().int().min(0).max(maxStoredInt)

/** A day or a moment that is compared with a time of the database: with room for time zones and for the day after. */
export const storedDay = z.iso.date().refine(isOfCommonYear, 'Choose another day.')
export const storedTime = z.iso.datetime().refine(isOfCommonYear, 'Choose another time.')

function isOfCommonYear(text: string): boolean {
  return text >= '1000' && text < '9999'
}
