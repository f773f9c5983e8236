import { marqueeRenderDebounceMs, waveLiftEm } from '@sitewright/model/blocks-vocabulary/marquee-wave'
import { debounce } from '../browser/debounce'
import { watchResize } from '../browser/watch-resize'

/** Letters ride on a wave of a set length: drawn by where they really are, and again when their size has changed. */
export function waveMarquees(root: ParentNode): () => void {
  const endings = Array.from(root.querySelectorAll<HTMLElement>('.marquee[data-wave]'), (marquee) => {
    const later = debounce(() => drawWave(marquee), marqueeRenderDebounceMs)
    drawWave(marquee)
    const stopWatching = watchResize(marquee, { axis: 'x' }, later.ask)
    return () => {
      stopWatching()
      later.stop()
    }
  })
  return () => {
    for (const end of endings) end()
  }
}

function drawWave(marquee: HTMLElement): void {
  const [frequency = 0, intensity = 0] = (marquee.dataset.wave ?? '').split(' ').map(Number)
  // All are measured before the first is moved: the page is laid out once.
  const letters = Array.from(marquee.querySelectorAll<HTMLElement>('.marquee-letter'), (letter) => ({
    letter,
    wayPx: letter.offsetLeft - (letter.parentElement?.offsetLeft ?? 0),
  }))
  for (const { letter, wayPx } of letters) letter.style.translate = `0 ${waveLiftEm(wayPx, { frequency, intensity })}em`
}
