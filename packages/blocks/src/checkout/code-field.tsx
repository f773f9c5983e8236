import { fillWords } from '@sitewright/model/strings/fill-words'
import { useState } from 'react'
import { describeError, FieldError, fieldId } from './field'
import type { CheckoutRun } from './use-checkout'

/** A discount code, and those that were entered. */
export function CodeField({ run }: { readonly run: CheckoutRun }) {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const { codes } = run.texts
  const { discounts, refusedCodes } = run.checkout.totals
  const entered = [
    ...discounts.flatMap((discount) => (discount.code === null ? [] : [{ code: discount.code, text: '' }])),
    ...refusedCodes,
  ]

  async function apply(): Promise<void> {
    const wanted = code.trim().toUpperCase()
    if (isBusy) return
    if (wanted === '') return setError(codes.missing)
    setIsBusy(true)
    const problem = await run.choose(() => run.calls.addCode(wanted))
    setIsBusy(false)
    setError(problem ?? undefined)
    if (problem !== null) return run.say(problem)
    setCode('')
    run.say(fillWords(codes.nowAdded, { code: wanted }))
  }

  async function remove(gone: string): Promise<void> {
    const problem = await run.choose(() => run.calls.removeCode(gone))
    document.getElementById(fieldId('code'))?.focus()
    run.say(problem ?? fillWords(codes.nowRemoved, { code: gone }))
  }

  return (
    <section className="step" aria-labelledby="step-code">
      <h2 id="step-code">{codes.heading}</h2>
      {entered.length > 0 && (
        <ul className="codes" aria-label={codes.list}>
          {entered.map((it) => (
            <li key={it.code}>
              <span>
                <strong>{it.code}</strong>
                {it.text !== '' && <span className="choice-note">{it.text}</span>}
              </span>
              <button type="button" className="checkout-plain" onClick={() => remove(it.code)}>
                {codes.remove}
                <span className="visually-hidden"> {fillWords(codes.spokenCode, { code: it.code })}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="field">
        <label htmlFor={fieldId('code')}>{codes.label}</label>
        <div className="field-with-button">
          <input
            id={fieldId('code')}
            type="text"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            value={code}
            {...describeError('code', error)}
            onChange={(event) => setCode(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              apply()
            }}
          />
          <button type="button" className="button" data-kind="secondary" data-size="small" onClick={apply}>
            {isBusy ? codes.applying : codes.apply}
          </button>
        </div>
        <FieldError name="code" error={error} />
      </div>
    </section>
  )
}
