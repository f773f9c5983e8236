import { decideLightboxClick, decideLightboxKey, isKeyMoveAllowed } from '@sitewright/model/lightbox/lightbox'
import { watchSwipe } from '../galleries/parts/watch-swipe'
import { playVideo } from '../video/play-video'
import type { LightboxParts, LightboxTexts } from './build-lightbox'
import { reachCaption } from './reach-by-keys'

interface PressInputs {
  readonly parts: LightboxParts
  readonly texts: Pick<LightboxTexts, 'caption'>
  readonly signal: AbortSignal
  readonly isHand: boolean
  readonly move: (step: 1 | -1) => void
  readonly close: () => void
  /** The picture or video that is shown. */
  readonly content: () => Element | null | undefined
  /** A press that was a pinch, a pan or a drag is none. */
  readonly isTaken: () => boolean
}

/** Buttons, keys and presses on the picture or beside it. */
export function watchPresses(inputs: PressInputs): void {
  watchButtons(inputs)
  watchKeys(inputs)
  watchStage(inputs)
}

function watchButtons({ parts, texts, signal, isHand, move, close }: PressInputs): void {
  const { dialog, meta, dot } = parts
  parts.close.addEventListener('click', close, { signal })
  parts.previous.addEventListener('click', () => move(-1), { signal })
  parts.next.addEventListener('click', () => move(1), { signal })
  dot.addEventListener(
    'click',
    () => {
      meta.hidden = !meta.hidden
      dot.setAttribute('aria-expanded', String(!meta.hidden))
      reachCaption(meta, texts.caption)
    },
    { signal },
  )
  if (isHand) watchSwipe(meta, signal, (step) => move(step === 'next' ? 1 : -1))
  dialog.addEventListener(
    'cancel',
    (event) => {
      event.preventDefault()
      close()
    },
    { signal },
  )
}

function watchKeys({ parts, signal, move }: PressInputs): void {
  let lastKeyAt: number | null = null
  parts.dialog.addEventListener(
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
}

function watchStage({ parts, signal, isHand, move, close, content, isTaken }: PressInputs): void {
  parts.stage.addEventListener(
    'click',
    (event) => {
      if (isTaken()) return
      const shown = content()
      if (!(shown instanceof HTMLElement)) return close()
      const box = shown.getBoundingClientRect()
      const target = event.target as Element
      const action = decideLightboxClick({
        x: event.clientX - box.left,
        y: event.clientY - box.top,
        boxWidth: box.width,
        boxHeight: box.height,
        isOnVideo: shown.classList.contains('video-stage'),
      })
      if (action === 'close') close()
      else if (action === 'play') {
        // The way to the provider's own page is followed.
        if (target.closest('a')) return
        event.preventDefault()
        playVideo(shown, target)
      }
      // On a handheld a press inside the picture is for zooming; moving is by swipe.
      else if (action !== 'none' && !isHand) move(action === 'next' ? 1 : -1)
    },
    { signal },
  )
}
