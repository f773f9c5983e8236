import { type ProductOption, productOptions } from '@sitewright/model/commerce/products/product'
import type { ProductDetail } from '@sitewright/model/commerce/products/product-answers'
import { isSameJson } from '@sitewright/model/documents/same-json'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { useEffect, useRef, useState } from 'react'
import { fieldErrorsOf, textOfError } from '../../../../data/calls/call-error'
import { changeOptions, changeVariants, readProductAgain } from '../../../../data/store/products'
import { settingsOfVariant } from '../../../../document/sessions/product-body'
import type { EditedProduct } from '../../session/use-product-session'
import type { EditedOptions } from './edit-options'

export interface OptionsEditor {
  readonly options: readonly ProductOption[]
  readonly problem: string | undefined
  /** Shown at once, stored one after the other. `removed` names what is gone: it can be brought back. */
  readonly apply: (edit: (now: EditedOptions) => EditedOptions, removed?: string) => void
}

export function useOptions({ detail, session }: EditedProduct): OptionsEditor {
  const [options, setOptions] = useState<readonly ProductOption[]>(detail.options)
  const [problem, setProblem] = useState<string | undefined>()
  const waiting = useRef<EditedOptions>({ options: detail.options, renamed: [] })
  const latest = useRef(detail)
  latest.current = detail
  const running = useRef(false)

  useEffect(() => {
    // What came from elsewhere is shown unless something of ours is on its way.
    if (running.current) return
    waiting.current = { options: detail.options, renamed: [] }
    setOptions(detail.options)
  }, [detail.options])

  async function send(): Promise<void> {
    if (running.current) return
    running.current = true
    try {
      // Prices that were just typed belong to the variants of before.
      await session.autosave.flush()
      while (!isSameJson(waiting.current.options, latest.current.options)) {
        const { options: wanted, renamed } = waiting.current
        waiting.current = { options: wanted, renamed: [] }
        latest.current = await changeOptions(detail.id, { options: [...wanted], renamed: [...renamed] })
        await session.autosave.pull()
      }
    } catch (error) {
      setProblem(Object.values(fieldErrorsOf(error))[0] ?? textOfError(error))
      waiting.current = { options: latest.current.options, renamed: [] }
      setOptions(latest.current.options)
    } finally {
      running.current = false
    }
  }
  function apply(edit: (now: EditedOptions) => EditedOptions, removed?: string) {
    const before = latest.current
    const next = edit(waiting.current)
    const wrong = productOptions.safeParse(next.options).error?.issues[0]?.message
    setProblem(wrong)
    if (wrong !== undefined) return
    waiting.current = next
    setOptions(next.options)
    void send().then(() => {
      if (removed !== undefined) offerBack(before, removed)
    })
  }
  function offerBack(before: ProductDetail, removed: string) {
    const run = () => void bringBack(before).catch((error) => toasts.show({ kind: 'error', text: textOfError(error) }))
    toasts.show({ text: `${removed} removed`, action: { label: 'Undo', run } })
  }
  /** The options of before, and for the variants that come back what they had. */
  async function bringBack(before: ProductDetail): Promise<void> {
    await session.autosave.flush()
    const after = await changeOptions(before.id, { options: before.options, renamed: [] })
    const lost = after.variants.flatMap(({ id, optionValues }) => {
      const old = before.variants.find((it) => isSameJson(it.optionValues, optionValues))
      return old && old.id !== id ? [{ id, ...settingsOfVariant(old), stock: old.qtyInStock }] : []
    })
    if (lost.length > 0) {
      await changeVariants(lost)
      await readProductAgain(before.id)
    }
    await session.autosave.pull()
  }
  return { options, problem, apply }
}
