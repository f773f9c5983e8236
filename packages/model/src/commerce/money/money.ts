import { z } from 'zod'
import { currencyCodes } from './currencies'

/** An amount in hundredths of its currency, whatever the currency shows: 100000 in JPY is 1,000 yen. */
export const money = z.strictObject({ cents: z.int(), currency: z.enum(currencyCodes) })
export type Money = Readonly<z.infer<typeof money>>
