import type { CheckoutChange } from '@sitewright/model/commerce/checkout/checkout'

/** Lost: nobody answered, and it is sent again. Refused: the host said no, and sending it again would not help. */
export type SaveOutcome = 'saved' | 'lost' | 'refused'

interface SaverParts {
  readonly send: (change: CheckoutChange) => Promise<SaveOutcome>
  readonly onState: (state: 'waiting' | SaveOutcome) => void
}

const pauseMs = 500
const retryMs = 4000

/** Sends what is typed, one change after the other, and keeps what got lost until it arrives. */
export function createSaver({ send, onState }: SaverParts) {
  let pending: CheckoutChange = {}
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<SaveOutcome> | null = null

  const hasPending = () => Object.keys(pending).length > 0

  async function sendPending(): Promise<SaveOutcome> {
    const change = pending
    pending = {}
    const outcome = await send(change)
    if (outcome === 'lost') {
      pending = { ...change, ...pending }
      plan(retryMs)
    }
    return outcome
  }

  async function flush(): Promise<SaveOutcome> {
    clearTimeout(timer)
    await sending
    let outcome: SaveOutcome = 'saved'
    while (hasPending() && outcome === 'saved') {
      sending = sendPending()
      outcome = await sending
      sending = null
    }
    onState(outcome)
    return outcome
  }

  function plan(delayMs: number): void {
    clearTimeout(timer)
    timer = setTimeout(flush, delayMs)
  }

  return {
    flush,
    change(part: CheckoutChange): void {
      pending = { ...pending, ...part }
      onState('waiting')
      plan(pauseMs)
    },
  }
}
