import { wrapIndex } from '@sitewright/model/galleries/index-rules'
import { areArrowsShown, lightboxBodyClass } from '@sitewright/model/lightbox/lightbox'
import { isHandheld } from '@sitewright/model/screens/handheld'
import { fillWords } from '@sitewright/model/strings/fill-words'
import { adoptStyles } from '../dialogs/adopt-styles'
import { containFocus } from '../dialogs/contain-focus'
import type { AddressedGallery } from '../galleries/parts/item-address'
import type { ClosableTargets } from '../keyboard/closable-targets'
import { playVideo, showOverlays } from '../video/play-video'
import { buildLightbox, fillItems, type LightboxParts, type LightboxTexts } from './build-lightbox'
import { openHandRow } from './hand-row'
import styles from './lightbox.css?inline'
import { leaveItem, writeItem } from './lightbox-address'
import { fadeIn, fadeItems, fadeOut } from './lightbox-motion'
import { reachByKeys, reachCaption } from './reach-by-keys'
import { watchPresses } from './watch-presses'
import { watchTouch } from './watch-touch'
import { watchZoom } from './watch-zoom'
import { unzoomed } from './zoom'
import { openZoomPicture } from './zoom-picture'

interface LightboxInputs {
  readonly slides: readonly HTMLElement[]
  readonly address: AddressedGallery
  readonly index: number
  readonly theme: 'light' | 'dark'
  readonly texts: LightboxTexts
  readonly isHistoryOn: boolean
  /** Its pictures have a button that zooms. */
  readonly isZoomable: boolean
  /** The page's address named the slide; nobody pressed it. */
  readonly isOpenedByAddress: boolean
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
  const isHand = isHandheld({ windowWidth: innerWidth, canHover: matchMedia('(hover: hover)').matches })
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const parts = setUpParts(inputs, isHand)
  const { dialog, items } = parts
  const ended = new AbortController()
  const { close, finish } = prepareEnd({ parts, inputs, isStill, ended, forget: () => forget() })
  const { show, place } = runItems({ parts, inputs, isHand, isStill, close, signal: ended.signal })

  document.body.append(dialog)
  document.body.classList.add(lightboxBodyClass)
  dialog.showModal()
  const forget = inputs.closables.add({ name: 'lightbox', close, isOpen: () => dialog.open })
  closeOpen = finish
  containFocus({ container: dialog }, ended.signal)
  show(inputs.index, null)
  place(inputs.index)
  parts.close.focus()
  fadeIn(parts, items[inputs.index], slides[inputs.index], isStill)
  const video = items[inputs.index]?.querySelector<HTMLElement>('.video-stage')
  if (video) playVideo(video, null)
  return finish
}

function setUpParts({ slides, theme, texts }: LightboxInputs, isHand: boolean): LightboxParts {
  const parts = buildLightbox(slides.length, theme, texts)
  const { dialog, items, meta, dot } = parts
  dialog.toggleAttribute('data-handheld', isHand)
  for (const arrow of [parts.previous, parts.next]) arrow.hidden = !areArrowsShown(items.length, isHand)
  dot.setAttribute('aria-expanded', 'false')
  meta.hidden = isHand
  if (isHand) reachByKeys(parts.stage, texts.pictures)
  return parts
}

interface EndInputs {
  readonly parts: LightboxParts
  readonly inputs: LightboxInputs
  readonly isStill: boolean
  readonly ended: AbortController
  readonly forget: () => void
}

/** Closing fades the viewer out; finishing takes it away and leaves the page as it was found. */
function prepareEnd({ parts, inputs, isStill, ended, forget }: EndInputs) {
  const { dialog } = parts
  const { address, isHistoryOn, isOpenedByAddress } = inputs
  let isClosing = false
  function finish(): void {
    if (closeOpen !== finish) return
    closeOpen = null
    ended.abort()
    forget()
    showOverlays(dialog)
    if (dialog.open) dialog.close()
    dialog.remove()
    document.body.classList.remove(lightboxBodyClass)
    if (isHistoryOn || isOpenedByAddress) leaveItem(address, isOpenedByAddress)
    inputs.opener?.focus()
  }
  function close(): void {
    if (isClosing) return
    isClosing = true
    fadeOut(parts, isStill).then(finish, finish)
  }
  dialog.addEventListener('close', finish, { signal: ended.signal })
  return { close, finish }
}

interface ItemsInputs {
  readonly parts: LightboxParts
  readonly inputs: LightboxInputs
  readonly isHand: boolean
  readonly isStill: boolean
  readonly close: () => void
  readonly signal: AbortSignal
}

/** Which item is shown, and all that moves on to another. */
function runItems({ parts, inputs, isHand, isStill, close, signal }: ItemsInputs) {
  const { dialog, overlay, stage, items } = parts
  const { slides, address, isHistoryOn, texts } = inputs
  let index = inputs.index
  const currentImage = () => items[index]?.querySelector('img')
  const picture = openZoomPicture({ stage, overlay, button: parts.zoom, texts, currentImage })
  const touch = watchTouch({ stage, picture, signal, close })
  watchZoom({ parts, picture, signal })
  const swiped = (at: number) => at !== index && show(at, null)
  const row = isHand ? openHandRow({ stage, items, isStill, signal, show: swiped }) : null

  function show(next: number, leaving: number | null): void {
    picture.change(unzoomed)
    index = next
    fillItems(items, slides, index)
    for (const [place, item] of items.entries()) {
      item.toggleAttribute('data-active', place === index)
      item.inert = place !== index
    }
    parts.zoom.hidden = !inputs.isZoomable || items[index]?.firstElementChild?.tagName !== 'IMG'
    showOverlays(dialog)
    describe(inputs, parts, index, isHand)
    if (isHistoryOn) writeItem(address, index)
    if (!isHand && leaving !== null) fadeItems(items[leaving], items[index], isStill)
  }
  function move(step: 1 | -1): void {
    if (items.length < 2) return
    const next = wrapIndex(index + step, items.length)
    if (row) row.glide(next)
    else show(next, index)
  }
  const content = () => items[index]?.firstElementChild
  watchPresses({ parts, texts, signal, isHand, move, close, content, isTaken: touch.tookClick })
  return { show, place: (at: number) => row?.place(at) }
}

/** The caption, the place in the set and the name that a screen reader says. */
function describe({ slides, texts }: LightboxInputs, parts: LightboxParts, index: number, isHand: boolean): void {
  const { dialog, meta, count, spoken, dot } = parts
  const words = [...(slides[index]?.querySelectorAll('.slide-meta > *') ?? [])].map((it) => it.cloneNode(true))
  meta.replaceChildren(...words)
  const place = fillWords(texts.place, { number: index + 1, count: slides.length })
  count.textContent = `${index + 1} / ${slides.length}`
  dialog.setAttribute('aria-label', place)
  spoken.textContent = place
  dot.hidden = !isHand || words.length === 0
  reachCaption(meta, texts.caption)
}
