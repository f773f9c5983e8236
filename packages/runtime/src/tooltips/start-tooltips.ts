import { placeTooltip, tooltipDelayMs } from '@sitewright/model/dialogs/tooltip-place'
import { adoptStyles } from '../dialogs/adopt-styles'
import styles from './tooltips.css?inline'

/** Elements with this attribute have a tooltip of its text; a page without any does not fetch this. */
const tooltipAttribute = 'data-tooltip'

interface Point {
  readonly x: number
  readonly y: number
}

/** On hover after a while, on keyboard focus at once; leaving, a press and Escape hide it. */
export function startTooltips(root: Document): () => void {
  adoptStyles('tooltips', styles)
  const tip = buildTip(root)
  const ended = new AbortController()
  const options = { signal: ended.signal }
  let timer: ReturnType<typeof setTimeout> | undefined
  let host: Element | null = null
  let point: Point = { x: 0, y: 0 }

  function hide(): void {
    clearTimeout(timer)
    host?.removeAttribute('aria-describedby')
    host = null
    if (tip.matches(':popover-open')) tip.hidePopover()
  }

  function show(): void {
    if (!host?.isConnected) {
      hide()
      return
    }
    tip.textContent = host.getAttribute(tooltipAttribute)
    host.setAttribute('aria-describedby', tip.id)
    root.body.append(tip)
    tip.showPopover()
    const place = placeTooltip(point, tip.getBoundingClientRect(), { width: innerWidth, height: innerHeight })
    tip.style.left = `${place.left}px`
    tip.style.top = `${place.top}px`
  }

  function onPointerOver(event: PointerEvent): void {
    const over = findHost(event.target)
    if (over === host) return
    hide()
    if (!over || event.pointerType === 'touch') return
    host = over
    point = { x: event.clientX, y: event.clientY }
    timer = setTimeout(show, tooltipDelayMs)
  }

  function onFocus(event: FocusEvent): void {
    const focused = findHost(event.target)
    if (!focused?.matches(':focus-visible')) return
    hide()
    host = focused
    const box = focused.getBoundingClientRect()
    point = { x: box.left, y: box.bottom }
    show()
  }

  root.addEventListener('pointerover', onPointerOver, options)
  root.addEventListener(
    'pointermove',
    (event) => {
      point = { x: event.clientX, y: event.clientY }
    },
    options,
  )
  root.documentElement.addEventListener('pointerleave', hide, options)
  root.addEventListener('pointerdown', hide, options)
  root.addEventListener('focusin', onFocus, options)
  root.addEventListener('focusout', hide, options)
  root.addEventListener('keydown', (event) => event.key === 'Escape' && hide(), options)
  return () => {
    ended.abort()
    hide()
    tip.remove()
  }
}

function findHost(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(`[${tooltipAttribute}]`) : null
}

function buildTip(root: Document): HTMLElement {
  const tip = root.createElement('div')
  tip.id = 'site-tooltip'
  tip.className = 'site-tooltip'
  tip.setAttribute('role', 'tooltip')
  tip.popover = 'manual'
  return tip
}
