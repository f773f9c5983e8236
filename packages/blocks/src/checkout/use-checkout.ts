import { formatMoney } from '@sitewright/commerce/money/format'
import type { Checkout, PaymentProgress } from '@sitewright/model/commerce/checkout/checkout'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { paths } from '@sitewright/model/routes/paths'
import { fillWords } from '@sitewright/model/strings/fill-words'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { forgetAttempt, takeAttemptKey } from './attempt-key'
import { createCheckoutCalls, type Outcome } from './calls'
import type { CheckoutData } from './checkout-data'
import { createSaver, type SaveOutcome } from './create-saver'
import { checkDraft, type Draft, draftOf, dropErrors, type Errors, type FindRule, readDraft, toChange } from './draft'
import { describeRefusal, type Problem, problemOfPayment } from './problem'

/** What the fields hold, what the host makes of it, and what pressing the button leads to. */
export function useCheckout(data: CheckoutData, findRule: FindRule) {
  const [checkout, setCheckout] = useState(data.checkout)
  const [draft, setDraft] = useState(() => draftOf(data.checkout, data.defaultCountry))
  const [errors, setErrors] = useState<Errors>({})
  const [problem, setProblem] = useState<Problem | null>(() => problemOfPayment(data.checkout.payment))
  const [saving, setSaving] = useState<'waiting' | SaveOutcome>('saved')
  const [isPaying, setIsPaying] = useState(false)
  const [status, setStatus] = useState('')
  const isBusy = useRef(false)
  const latest = useRef(data.checkout)
  const choosing = useRef<Promise<unknown>>(Promise.resolve())
  const { texts } = data
  const { id } = data.checkout
  const calls = useMemo(() => createCheckoutCalls(id), [id])
  const show = useCallback(
    (cents: number) => formatMoney({ cents, currency: data.checkout.totals.currency }, { locale: data.locale }),
    [data],
  )

  const take = useCallback(
    (next: Checkout) => {
      latest.current = next
      setCheckout((last) => {
        const hasChanged = last.totals.totalCents !== next.totals.totalCents
        if (hasChanged) setStatus(fillWords(data.texts.nowTotal, { total: show(next.totals.totalCents) }))
        return next
      })
    },
    [data, show],
  )

  const saver = useMemo(
    () =>
      createSaver({
        onState: setSaving,
        async send(change) {
          const outcome = await calls.change(change)
          if (outcome.isOk) take(outcome.data)
          else if (outcome.code === '') return 'lost'
          else refuse(outcome)
          return outcome.isOk ? 'saved' : 'refused'
        },
      }),
    [calls, take],
  )

  useEffect(() => {
    const flush = () => saver.flush()
    window.addEventListener('online', flush)
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('online', flush)
      window.removeEventListener('pagehide', flush)
    }
  }, [saver])

  // It is known what came of the last attempt, though maybe not on this page: the next press is another one.
  useEffect(() => {
    if (problemOfPayment(data.checkout.payment) !== null) forgetAttempt(id)
  }, [data, id])

  async function refresh(): Promise<void> {
    const outcome = await calls.read()
    if (outcome.isOk) take(outcome.data)
    else setProblem(describeRefusal(outcome, texts))
  }

  /** Each at its field, and all of them in one place that the focus goes to. */
  function refuse(outcome: Extract<Outcome<unknown>, { isOk: false }>): void {
    setErrors(outcome.errors)
    setProblem(describeRefusal(outcome, texts))
    if (outcome.code.startsWith('checkout.')) refresh()
  }

  function change(part: Partial<Draft>): void {
    setErrors((last) => dropErrors(last, draft, part))
    setDraft((last) => ({ ...last, ...part }))
    const kept = toChange(part)
    if (Object.keys(kept).length > 0) saver.change(kept)
  }

  /** Only of what is written already: an empty field is told when the order is placed. */
  function leave(name: string): void {
    const text = checkDraft(draft, checkout, { findRule, texts })[name]
    if (text !== undefined && readDraft(draft, name) !== '') setErrors((last) => ({ ...last, [name]: text }))
  }

  /** What is chosen in the cart; the price follows from it. */
  function choose(work: () => Promise<Outcome<unknown>>): Promise<string | null> {
    const chosen = send()
    choosing.current = chosen
    return chosen

    async function send(): Promise<string | null> {
      if ((await saver.flush()) !== 'saved') return null
      const outcome = await work()
      if (!outcome.isOk) return outcome.code === '' ? texts.offline.choice : outcome.text
      await refresh()
      return null
    }
  }

  function follow(progress: PaymentProgress): void {
    switch (progress.state) {
      case 'ordered': {
        const { orderId, orderToken: token } = progress
        setStatus(texts.nowPlaced)
        location.replace(fillPath(paths.placedOrder, { orderId, token }))
        break
      }
      case 'action':
        location.assign(progress.address)
        break
      case 'pending':
        setCheckout((last) => ({ ...last, state: 'paying', payment: progress }))
        break
      default:
        forgetAttempt(id)
        stopPaying()
        setProblem(problemOfPayment(progress))
        refresh()
    }
  }

  function stopPaying(): void {
    isBusy.current = false
    setIsPaying(false)
  }

  async function place({ totals: { totalCents: seenCents }, draftVersion }: Checkout): Promise<void> {
    if ((await saver.flush()) === 'lost') return giveUp({ text: texts.offline.payment, way: null })
    const { method, cardNumber } = draft
    const isFree = seenCents === 0
    const outcome = await calls.place({
      expectedTotalCents: seenCents,
      ...(draftVersion === null ? {} : { draftVersion }),
      attemptKey: takeAttemptKey(id),
      ...(isFree ? {} : { method: method as 'test' | 'manual' }),
      ...(isFree || method !== 'test' ? {} : { cardNumber: cardNumber.trim() }),
    })
    if (outcome.isOk) return follow(outcome.data)
    // Without an answer nobody knows what came of it: pressed again, it is the same attempt.
    if (outcome.code === '') return giveUp({ text: texts.offline.payment, way: null })
    forgetAttempt(id)
    stopPaying()
    refuse(outcome)
  }

  function giveUp(reason: Problem): void {
    stopPaying()
    setProblem(reason)
  }

  async function pay(): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    const seen = checkout
    // What was just chosen decides what is asked for.
    await choosing.current
    const found = checkDraft(draft, latest.current, { findRule, texts })
    setErrors(found)
    if (Object.keys(found).length > 0) return giveUp({ text: texts.checkFields, way: 'fields' })
    setProblem(null)
    setIsPaying(true)
    setStatus(texts.review.placing)
    await place(seen)
  }

  return {
    ...{ checkout, draft, errors, problem, saving, isPaying, status, texts, calls, show },
    ...{ change, leave, choose, pay, follow, say: setStatus },
  }
}
export type CheckoutRun = ReturnType<typeof useCheckout>
