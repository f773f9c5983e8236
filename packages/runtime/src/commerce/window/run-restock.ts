import type { ScriptProduct, VariantOnPage } from '@sitewright/model/commerce/products/product-on-page'
import {
  nameOfChoice,
  restockAttribute,
  restockFields,
  restockFormAction,
  restockHeading,
  restockTextView,
} from '@sitewright/model/commerce/products/restock-form'

const patienceMs = 20_000

/** Offers an email for what is sold out at this moment, beginning with what is chosen. */
export function showRestock(root: HTMLElement, { variants, texts }: ScriptProduct, chosen: VariantOnPage): void {
  const place = root.querySelector<HTMLDetailsElement>(`[${restockAttribute}]`)
  const list = place?.querySelector('select')
  if (!place || !list) return
  const soldOut = variants.filter((variant) => variant.isSoldOut)
  const wanted = chosen.isSoldOut ? chosen.id : list.value
  list.replaceChildren(...soldOut.map(({ id, values }) => new Option(nameOfChoice(values), id, false, id === wanted)))
  place.hidden = soldOut.length === 0
  const summary = place.querySelector('summary')
  if (summary) summary.textContent = restockHeading(chosen.isSoldOut, texts)
  if (chosen.isSoldOut) place.open = true
}

/** Sends the form in its place and says what the host says. */
export function watchRestock(root: HTMLElement, { lost }: ScriptProduct['texts'], signal: AbortSignal): void {
  const form = root.querySelector<HTMLFormElement>(`[${restockAttribute}] form`)
  const answer = form?.querySelector<HTMLElement>('[role="status"]')
  form?.addEventListener(
    'submit',
    async (event) => {
      event.preventDefault()
      if (!answer || form.ariaBusy === 'true') return
      form.ariaBusy = 'true'
      answer.textContent = ''
      const { text, status } = await sendRequest(form, lost)
      form.ariaBusy = null
      answer.toggleAttribute('data-refused', status !== 200)
      answer.textContent = text
      const field = form.querySelector<HTMLInputElement>(`[name="${restockFields.email}"]`)
      if (field) field.ariaInvalid = status === 400 ? 'true' : null
      if (status === 400) field?.focus()
    },
    { signal },
  )
}

async function sendRequest(form: HTMLFormElement, lost: string): Promise<{ text: string; status: number }> {
  const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
  body.set(restockFields.view, restockTextView)
  try {
    const reply = await fetch(restockFormAction, { method: 'POST', body, signal: AbortSignal.timeout(patienceMs) })
    const isText = reply.headers.get('content-type')?.startsWith('text/plain') ?? false
    return { text: isText ? await reply.text() : lost, status: isText ? reply.status : 0 }
  } catch {
    return { text: lost, status: 0 }
  }
}
