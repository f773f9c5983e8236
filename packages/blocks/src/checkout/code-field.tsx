import { useState } from 'react'
import { describeError, FieldError, fieldId } from './field'
import type { CheckoutRun } from './use-checkout'

/** A discount code, and those that were entered. */
export function CodeField({ run }: { readonly run: CheckoutRun }) {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const { discounts, refusedCodes } = run.checkout.totals
  const entered = [
    ...discounts.flatMap((discount) => (discount.code === null ? [] : [{ code: discount.code, text: '' }])),
    ...refusedCodes,
  ]

  async function apply(): Promise<void> {
    const wanted = code.trim().toUpperCase()
    if (isBusy) return
    if (wanted === '') return setError('Enter a code.')
    setIsBusy(true)
    const problem = await run.choose(() => run.calls.addCode(wanted))
    setIsBusy(false)
    setError(problem ?? undefined)
    if (problem !== null) return run.say(problem)
    setCode('')
    run.say(`Code ${wanted} added.`)
  }

  async function remove(gone: string): Promise<void> {
    const problem = await run.choose(() => run.calls.removeCode(gone))
    document.getElementById(fieldId('code'))?.focus()
    run.say(problem ?? `Code ${gone} removed.`)
  }

  return (
    <section className="step" aria-labelledby="step-code">
      <h2 id="step-code">Discount</h2>
      {entered.length > 0 && (
        <ul className="codes" aria-label="Discount codes">
          {entered.map((it) => (
            <li key={it.code}>
              <span>
                <strong>{it.code}</strong>
                {it.text !== '' && <span className="choice-note">{it.text}</span>}
              </span>
              <button type="button" className="checkout-plain" onClick={() => remove(it.code)}>
                Remove<span className="visually-hidden"> code {it.code}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="field">
        <label htmlFor={fieldId('code')}>Discount code</label>
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
            {isBusy ? 'Applying…' : 'Apply'}
          </button>
        </div>
        <FieldError name="code" error={error} />
      </div>
    </section>
  )
}
