import { z } from 'zod'
import { paths } from '../routes/paths'
import { defineCalls } from './define-calls'
import { nothing } from './no-content'
import { oneClick } from './one-click'

export const restockCalls = defineCalls({
  stopRestockByOneClick: {
    method: 'POST',
    path: paths.restockStopLink,
    ...oneClick,
    /** An address of 254 letters is a code of 376. */
    params: z.strictObject({ code: z.string().max(400) }),
    answer: nothing,
  },
})
