import { writeBreakpoints } from '@sitewright/model/reference/devices'
import css from './checkout.css?inline'
import fields from './fields.css?inline'

/** The styles of the checkout. */
export const checkoutCss: string = writeBreakpoints(css + fields)
