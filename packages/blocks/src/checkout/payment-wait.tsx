import { useEffect, useRef } from 'react'
import type { CheckoutRun } from './use-checkout'

const askEveryMs = 1500

/** While somebody else moves the money: it asks how things stand until that is known. */
export function PaymentWait({ run }: { readonly run: CheckoutRun }) {
  const { checkout, calls, texts } = run
  const { payment } = checkout
  const { action, pending } = texts.wait
  const follow = useRef(run.follow)
  follow.current = run.follow
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const asks = payment.state !== 'action'
  useEffect(() => {
    if (!asks) return
    let timer: ReturnType<typeof setTimeout>
    let hasLeft = false
    async function ask(): Promise<void> {
      const outcome = await calls.readProgress()
      if (hasLeft) return
      if (outcome.isOk && outcome.data.state !== 'pending') follow.current(outcome.data)
      else timer = setTimeout(ask, askEveryMs)
    }
    ask()
    return () => {
      hasLeft = true
      clearTimeout(timer)
    }
  }, [asks, calls])
  return (
    <div className="checkout-waiting">
      <h2 ref={heading} tabIndex={-1}>
        {payment.state === 'action' ? action.heading : pending.heading}
      </h2>
      {payment.state === 'action' ? (
        <>
          <p>{action.text}</p>
          <p>
            <a className="button" data-kind="primary" href={payment.address}>
              {action.button}
            </a>
          </p>
        </>
      ) : (
        <p role="status">{pending.text}</p>
      )}
    </div>
  )
}
