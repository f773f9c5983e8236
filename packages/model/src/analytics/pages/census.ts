import { z } from 'zod'
import { buttonTracking } from '../../blocks-vocabulary/button-tracking'
import { pageFields } from './page-fields'

/** What every census call carries; without consent there is no visitor cookie to send. */
const censusCall = z.object({
  ss_cvr: z.string().max(200).optional(),
  websiteId: z.string().max(60),
  ...pageFields.shape,
})

export const buttonCensus = z.object({ ...censusCall.shape, ...buttonTracking.shape })

export const formRenderCensus = z.object({ ...censusCall.shape, formId: z.string().max(60) })

export const overlayEvents = ['view', 'close', 'submit'] as const
export const overlayCensus = z.object({ ...censusCall.shape, event: z.enum(overlayEvents) })
