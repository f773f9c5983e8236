import { wrapIndex } from '@sitewright/model/galleries/index-rules'
import { slideItemId } from '@sitewright/model/galleries/slide-address'
import {
  areArrowsShown,
  decideLightboxClick,
  decideLightboxKey,
  isKeyMoveAllowed,
  lightboxBodyClass,
} from '@sitewright/model/lightbox/lightbox'
import { isHandheld } from '@sitewright/model/screens/handheld'
import { adoptStyles } from '../dialogs/adopt-styles'
import type { AddressedGallery } from '../galleries/item-address'
import type { ClosableTargets } from '../keyboard/closable-targets'
import { playVideo, showOverlays } from '../video/play-video'
import { buildLightbox, fillItems, type LightboxParts } from './build-lightbox'
import { openHandRow } from './hand-row'
import { keepTabInside } from './keep-tab-inside'
import styles from './lightbox.css?inline'
import { fadeIn, fadeItems, fadeOut } from './lightbox-motion'
import { watchTouch } from './watch-touch'

interface LightboxInputs {
  readonly slides: readonly HTMLElement[]
  readonly address: AddressedGallery
  readonly index: number
  readonly theme: 'light' | 'dark'
  readonly isHistoryOn: boolean
  readonly closables: ClosableTargets
  /** Gets the focus back. */
  readonly opener: HTMLElement | null | undefined
}

let closeOpen: (() => void) | null = null

/** Opens the viewer on one slide; there is only ever one. The answer closes it at once. */
export function openLightbox(inputs: LightboxInputs): () => void {
  closeOpen?.()
  adoptStyles('lightbox', styles)
  showOverlays(document)
  const { slides } = inputs
  const parts = buildLightbox(slides.length, inputs.theme)
  const { dialog, overlay, stage, items, meta, dot } = parts
  const ended = new AbortController()
  const { signal } = ended
  const isHand = isHandheld({ windowWidth: innerWidth, canHover: matchMedia('(hover: hover)').matches })
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  let index = inputs.index
  let lastKeyAt: number | null = null
  let isClosing = false

  dialog.toggleAttribute('data-handheld', isHand)
  for (const arrow of [parts.previous, parts.next]) arrow.hidden = !areArrowsShown(items.length, isHand)
  dot.setAttribute('aria-expanded', 'false')
  meta.hidden = isHand

  function show(next: number, leaving: number | null): void {
    touch.reset()
    index = next
    fillItems(items, slides, index)
    for (const [place, item] of items.entries()) {
      item.toggleAttribute('data-active', place === index)
      item.inert = place !== index
    }
    showOverlays(dialog)
    describe(parts, slides, index, isHand)
    if (inputs.isHistoryOn) writeHash(inputs.address, index)
    if (isHand || leaving === null) return
    fadeItems(items[leaving], items[index], isStill)
  }
  function move(step: 1 | -1): void {
    if (items.length < 2) return
    const next = wrapIndex(index + step, items.length)
    if (row) row.glide(next)
    else show(next, index)
  }
  function finish(): void {
    if (closeOpen !== finish) return
    closeOpen = null
    ended.abort()
    forget()
    showOverlays(dialog)
    if (dialog.open) dialog.close()
    dialog.remove()
    document.body.classList.remove(lightboxBodyClass)
    if (inputs.isHistoryOn) clearHash()
    inputs.opener?.focus()
  }
  function close(): void {
    if (isClosing) return
    isClosing = true
    fadeOut(parts, isStill).then(finish, finish)
  }

  parts.close.addEventListener('click', close, { signal })
  parts.previous.addEventListener('click', () => move(-1), { signal })
  parts.next.addEventListener('click', () => move(1), { signal })
  dot.addEventListener(
    'click',
    () => {
      meta.hidden = !meta.hidden
      dot.setAttribute('aria-expanded', String(!meta.hidden))
    },
    { signal },
  )
  dialog.addEventListener(
    'cancel',
    (event) => {
      event.preventDefault()
      close()
    },
    { signal },
  )
  dialog.addEventListener('close', finish, { signal })
  keepTabInside(dialog, signal)
  dialog.addEventListener(
    'keydown',
    (event) => {
      const action = decideLightboxKey(event.key)
      if (action !== 'next' && action !== 'previous') return
      event.preventDefault()
      if (!isKeyMoveAllowed(lastKeyAt, event.timeStamp)) return
      lastKeyAt = event.timeStamp
      move(action === 'next' ? 1 : -1)
    },
    { signal },
  )
  const touch = watchTouch({ stage, overlay, signal, close, currentImage: () => items[index]?.querySelector('img') })
  stage.addEventListener(
    'click',
    (event) => {
      if (touch.tookClick()) return
      const target = event.target as Element
      const content = items[index]?.firstElementChild
      if (!content) return close()
      const box = content.getBoundingClientRect()
      const action = decideLightboxClick({
        x: event.clientX - box.left,
        y: event.clientY - box.top,
        boxWidth: box.width,
        boxHeight: box.height,
        isOnVideo: content.classList.contains('video-stage'),
      })
      if (action === 'close') close()
      else if (action === 'play') playVideo(content as HTMLElement, target)
      // On a handheld a press inside the picture is for zooming; moving is by swipe.
      else if (action !== 'none' && !isHand) move(action === 'next' ? 1 : -1)
    },
    { signal },
  )
  const swiped = (at: number) => at !== index && show(at, null)
  const row = isHand ? openHandRow({ stage, items, isStill, signal, show: swiped }) : null

  document.body.append(dialog)
  document.body.classList.add(lightboxBodyClass)
  dialog.showModal()
  const forget = inputs.closables.add({ name: 'lightbox', close, isOpen: () => dialog.open })
  closeOpen = finish
  show(index, null)
  row?.place(index)
  parts.close.focus()
  fadeIn(parts, items[index], slides[index], isStill)
  const video = items[index]?.querySelector<HTMLElement>('.video-stage')
  if (video) playVideo(video, null)
  return finish
}

/** The caption, the place in the set and the name that a screen reader says. */
function describe(parts: LightboxParts, slides: readonly HTMLElement[], index: number, isHand: boolean): void {
  const { dialog, meta, count, spoken, dot } = parts
  const words = [...(slides[index]?.querySelectorAll('.slide-meta > *') ?? [])].map((it) => it.cloneNode(true))
  meta.replaceChildren(...words)
  const place = `Picture ${index + 1} of ${slides.length}`
  count.textContent = `${index + 1} / ${slides.length}`
  dialog.setAttribute('aria-label', place)
  spoken.textContent = place
  dot.hidden = !isHand || words.length === 0
}

function writeHash({ named, entryState }: AddressedGallery, index: number): void {
  const slide = named[index]
  if (!slide) return
  const itemId = slideItemId(slide)
  history.replaceState({ ...history.state, ...entryState(itemId) }, '', `#itemId=${encodeURIComponent(itemId)}`)
}

function clearHash(): void {
  history.replaceState(history.state, '', location.pathname + location.search)
}
