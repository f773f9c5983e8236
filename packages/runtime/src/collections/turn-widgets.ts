import { type AskedWidget, buildWidgetRendering } from '@sitewright/model/blocks-vocabulary/ask-for-widget'
import { paths } from '@sitewright/model/routes/paths'
import { ownAddress } from '../browser/own-address'

/** Months of a calendar are turned where it stands. Where that fails the link leads to the month on the page of the events. */
export function turnWidgets(content: ParentNode): () => void {
  const ending = new AbortController()
  for (const block of content.querySelectorAll<HTMLElement>('[data-widget]'))
    block.addEventListener('click', (event) => turn(block, event), { signal: ending.signal })
  return () => ending.abort()
}

async function turn(block: HTMLElement, event: MouseEvent): Promise<void> {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[rel=prev], a[rel=next]') : null
  const shown = block.querySelector<HTMLElement>('[data-widget]') ?? block
  const month = link && (link.rel === 'prev' ? shown.dataset.previous : shown.dataset.next)
  const widget: AskedWidget | null = JSON.parse(shown.dataset.widget ?? 'null')
  if (!link || !month || !widget || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  const { rel, href } = link
  block.setAttribute('aria-busy', 'true')
  const html = await askForBlock(widget, month, shown.dataset.widgetCollection)
  block.removeAttribute('aria-busy')
  if (html === null) {
    location.assign(href)
    return
  }
  block.innerHTML = html
  block.querySelector<HTMLElement>(`a[rel=${rel}]`)?.focus()
}

async function askForBlock(
  widget: AskedWidget,
  month: string,
  collectionId: string | undefined,
): Promise<string | null> {
  const value = { ...Object(widget.value), month }
  const asked = buildWidgetRendering({ ...widget, value }, { isEventsSummary: true, collectionId })
  const body = new URLSearchParams({ widgetJSON: asked.widgetJSON })
  if (asked.collectionId !== undefined) body.set('collectionId', asked.collectionId)
  try {
    const answer = await fetch(ownAddress(paths.widgetRendering), {
      method: 'POST',
      body,
    })
    const data: { html?: unknown } = answer.ok ? await answer.json() : {}
    return typeof data.html === 'string' ? data.html : null
  } catch {
    return null
  }
}
