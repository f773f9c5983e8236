import {
  findShrunkFontSizePx,
  shrunkTextMinFontSizePx,
  shrunkTextResizeDebounceMs,
} from '@sitewright/model/timing/text-shrink'
import { debounce } from '../browser/debounce'
import { watchResize } from '../browser/watch-resize'

const largestPx = 320
const knownPx = 100

/** Text blocks whose longest line fills their width, at every width. Until this runs the styles guess the size. */
export function scaleTexts(root: ParentNode): () => void {
  const endings = Array.from(root.querySelectorAll<HTMLElement>('.scaled-text'), keepScaled)
  return () => {
    for (const end of endings) end()
  }
}

function keepScaled(box: HTMLElement): () => void {
  const text = box.querySelector<HTMLElement>('.rich-text')
  if (!text) return () => {}
  const scale = () => fitLines(box, text)
  const later = debounce(scale, shrunkTextResizeDebounceMs)
  scale()
  // Another typeface has other widths.
  document.fonts.ready.then(scale)
  const stopWatching = watchResize(box, { axis: 'x' }, later.ask)
  return () => {
    stopWatching()
    later.stop()
  }
}

/** Widths grow with the size: one measure at a known size comes close, and steps find the rest. */
function fitLines(box: HTMLElement, text: HTMLElement): void {
  const widthAt = (sizePx: number) => {
    text.style.fontSize = `${sizePx}px`
    return text.getBoundingClientRect().width
  }
  const roomPx = box.clientWidth
  const fits = (sizePx: number) => widthAt(sizePx) <= roomPx
  box.dataset.oneLine = ''
  const closePx = Math.ceil((knownPx * roomPx) / Math.max(widthAt(knownPx), 1)) + 1
  const sizePx = findShrunkFontSizePx(Math.max(Math.min(closePx, largestPx), shrunkTextMinFontSizePx), fits)
  // Longer than a line of the smallest letters: then it may wrap.
  if (!fits(sizePx)) delete box.dataset.oneLine
}
