import { readTexts } from '../../context/read-texts'
import { adoptStyles } from '../../dialogs/adopt-styles'
import { isBeside } from '../../dialogs/is-beside'
import type { SiteRuntime } from '../../site/site-runtime'
import styles from './quick-view.css?inline'
import { runProduct } from './run-product'

const widthPx = 940

/** The product's own page, without what only fits there, in a dialog. False when it could not be had. */
export async function openQuickView(
  link: HTMLAnchorElement,
  { context, loadDialogs, closables }: SiteRuntime,
  signal: AbortSignal,
): Promise<boolean> {
  const [dialogs, product] = await Promise.all([loadDialogs(), fetchProduct(link.href, signal)])
  const title = product?.querySelector('h1')?.textContent ?? ''
  if (!dialogs || !product || signal.aborted) return false
  for (const part of product.querySelectorAll('h1, .product-description, .product-facts, .share-links')) part.remove()
  adoptStyles('quick-view', styles)
  const content = document.createElement('div')
  content.className = 'quick-view'
  const texts = readTexts(context, 'quickView')
  content.append(buildClose(texts.close), product, buildWayOn(link, texts.more))
  const dialog = dialogs.openDialog({ title, content, kind: 'no-buttons', widthPx })
  const ended = new AbortController()
  dialog.element.addEventListener(
    'pointerdown',
    (event) => event.target === dialog.element && isBeside(event, dialog.element) && dialog.hide(),
    { signal: ended.signal },
  )
  dialog.on('show', () => runProduct(product, { writesAddress: false, signal: ended.signal }))
  const { startGalleries } = await import('../../galleries/start-galleries')
  const stopGalleries = startGalleries(content, closables)
  dialog.on('hide', () => {
    stopGalleries()
    ended.abort()
    link.focus()
  })
  return true
}

async function fetchProduct(address: string, signal: AbortSignal): Promise<HTMLElement | null> {
  try {
    const answer = await fetch(address, { signal })
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const product = answer.ok ? page.querySelector<HTMLElement>('[data-product]') : null
    return product && document.importNode(product, true)
  } catch {
    return null
  }
}

function buildClose(label: string): HTMLElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'quick-view-close'
  button.dataset.dialogRole = 'cancel'
  button.ariaLabel = label
  button.innerHTML = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6L6 18"/></svg>'
  return button
}

function buildWayOn({ href }: HTMLAnchorElement, text: string): HTMLElement {
  const link = document.createElement('a')
  link.className = 'quick-view-more'
  link.href = href
  link.textContent = text
  return link
}
