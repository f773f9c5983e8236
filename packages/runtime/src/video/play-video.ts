import { addAutoplay, buildPlayerMessage, findVideoProvider } from '@sitewright/model/video/providers'
import { changeVideoMode, describeRefusedMode, type VideoMode } from '@sitewright/model/video/wrapper'

const frameRights = 'allow-scripts allow-forms allow-popups allow-presentation allow-same-origin'
const fadeMs = 300
/** A provider that has not answered by then is given up. */
const patienceMs = 15_000

/** Starts one video; every other on the page shows its overlay again. `pressed` is what was pressed, to keep the focus near. */
export function playVideo(stage: HTMLElement, pressed: Element | null): void {
  showOverlays(document, stage)
  readMode(stage)
  const overlay = stage.querySelector<HTMLElement>('[data-overlay]')
  const own = stage.querySelector('video')
  if (own) {
    own.addEventListener('pause', () => tell(stage, 'stop'), { once: true })
    own.play().catch(() => showOverlay(stage))
  } else if (!stage.querySelector('iframe')) {
    const address = addAutoplay(stage.dataset.videoAddress ?? '')
    if (address === null) return
    stage.append(buildFrame(stage, address))
  } else {
    for (const fade of stage.getAnimations({ subtree: true })) fade.cancel()
    post(stage, 'play')
  }
  if (overlay) overlay.hidden = true
  stage.toggleAttribute('data-playing', true)
  tell(stage, 'play')
  // The pressed button is gone: the focus goes where the video now is.
  if (pressed) (own ?? stage.querySelector('iframe'))?.focus()
}

/** All videos below the root rest again, but for one. */
export function showOverlays(root: ParentNode, except?: Element): void {
  for (const stage of root.querySelectorAll<HTMLElement>('[data-video][data-playing]')) {
    if (stage !== except) showOverlay(stage)
  }
}

/** The video fades out and is removed: what a provider still holds open ends with its frame. */
function showOverlay(stage: HTMLElement): void {
  stage.removeAttribute('data-playing')
  stage.querySelector('video')?.pause()
  post(stage, 'pause')
  const frame = stage.querySelector('iframe')
  if (frame) {
    stage.toggleAttribute('data-leaving', true)
    const end = () => {
      // Played again while it faded, it stays.
      if (!stage.hasAttribute('data-playing')) frame.remove()
      stage.removeAttribute('data-leaving')
    }
    frame.animate({ opacity: [1, 0] }, { duration: fadeMs, fill: 'forwards' }).finished.then(end, end)
  }
  const overlay = stage.querySelector<HTMLElement>('[data-overlay]')
  if (overlay) overlay.hidden = false
  tell(stage, 'stop')
}

const acceptedModes = new WeakMap<Element, VideoMode>()

/** A script may change how the video lies in its place by `data-mode`; what is no mode leaves it as it was. */
export function readMode(stage: HTMLElement): void {
  const wanted = stage.dataset.mode ?? null
  const { mode, isAccepted } = changeVideoMode(acceptedModes.get(stage) ?? null, wanted)
  acceptedModes.set(stage, mode)
  if (isAccepted) return
  console.warn(describeRefusedMode(wanted))
  if (mode === null) delete stage.dataset.mode
  else stage.dataset.mode = mode
}

function buildFrame(stage: HTMLElement, address: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  const giveUp = setTimeout(() => {
    if (!frame.isConnected) return
    stage.toggleAttribute('data-unanswered', true)
    showOverlay(stage)
  }, patienceMs)
  frame.addEventListener('load', () => {
    clearTimeout(giveUp)
    // Browsers may hold back what starts by itself; the visitor's press is told to the player too.
    if (stage.hasAttribute('data-playing')) post(stage, 'play')
  })
  stage.removeAttribute('data-unanswered')
  frame.title = stage.dataset.videoTitle ?? ''
  frame.setAttribute('sandbox', frameRights)
  frame.allow = 'autoplay; fullscreen; picture-in-picture; encrypted-media'
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  frame.src = address
  return frame
}

function post(stage: HTMLElement, action: 'play' | 'pause'): void {
  const address = stage.dataset.videoAddress ?? ''
  const message = buildPlayerMessage(findVideoProvider(address), action)
  const frame = stage.querySelector('iframe')
  if (message !== null && frame?.contentWindow) frame.contentWindow.postMessage(message, new URL(address).origin)
}

function tell(stage: HTMLElement, what: 'play' | 'stop'): void {
  stage.dispatchEvent(new CustomEvent(`site-video:${what}`, { bubbles: true }))
}
