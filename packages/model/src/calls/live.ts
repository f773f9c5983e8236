import { z } from 'zod'
import { id } from '../id'
import { presenceChange } from '../live/live-notes'
import { api } from '../routes/api'
import { defineCalls } from './define-calls'
import { nothing } from './no-content'

const params = z.strictObject({ pageId: id })

export const liveCalls = defineCalls({
  followPage: {
    method: 'GET',
    path: api.pageLive,
    params,
    query: z.strictObject({ client: id }),
    answer: z.unknown(),
    answerTypes: ['text/event-stream'],
  },
  tellPresence: { method: 'POST', path: api.pagePresence, params, body: presenceChange, answer: nothing },
})
