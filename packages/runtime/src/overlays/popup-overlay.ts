import { popupTemplateId } from '@sitewright/model/overlays/popup/popup-frequency'
import { mayShowPopup, recordPopupClosed } from '@sitewright/model/overlays/popup/popup-rules'
import { isPopupTriggered } from '@sitewright/model/overlays/popup/popup-trigger'
import { isFramed } from '../browser/is-framed'
import type { SiteRuntime } from '../site/site-runtime'
import { noteSubmission, readRecord, writeRecord } from './popup-record'
import { readPopupSettings } from './read-popup-settings'
import { waitForTurn } from './wait-for-turn'
import { watchProgress } from './watch-progress'

/** One popup per page view, however often the page is initialized. */
let hasShownPopup = false

/** Opens the popup when it is due and its moment comes. */
export function startPopup(site: SiteRuntime): () => void {
  const { context, closables, wakeIslands } = site
  const template = document.getElementById(popupTemplateId)
  const settings = readPopupSettings(context.read('websiteSettings', 'popupOverlaySettings'))
  if (isFramed() || !settings || !(template instanceof HTMLTemplateElement)) return () => {}
  const { trigger, version } = settings
  const isDue = () => mayShowPopup(settings, readRecord(), { now: Date.now(), windowWidth: window.innerWidth })
  // Says, as galleries do, that its script is there: from now on its time counts.
  template.dataset.started = ''
  const rest = () => delete template.dataset.started
  if (!isDue()) return rest

  let close = () => {}
  let leaveQueue = () => {}
  const stopWatching = watchProgress(trigger, (progress) => {
    if (!isPopupTriggered(trigger, { ...progress, hasShownPopup })) return
    stopWatching()
    leaveQueue = waitForTurn(site, () => {
      // Another tab may have closed it meanwhile.
      if (hasShownPopup || !isDue()) return
      hasShownPopup = true
      close = open()
    })
  })

  function open(): () => void {
    const dialog = buildDialog(template as HTMLTemplateElement)
    // Its form came with the template, where no island is found.
    const restIslands = wakeIslands(dialog)
    const forget = closables.add({ name: 'popup', close: () => dialog.close(), isOpen: () => dialog.open })
    noteSubmission(dialog, version)
    dialog.addEventListener('close', () => {
      writeRecord(recordPopupClosed(readRecord(), version, Date.now()))
      forget()
      restIslands()
      dialog.remove()
    })
    const stopWaiting = afterNextFrame(() => dialog.showModal())
    return () => {
      stopWaiting()
      // A dialog that was never shown closes without an event.
      if (dialog.open) dialog.close()
      else {
        restIslands()
        dialog.remove()
      }
    }
  }
  return () => {
    rest()
    stopWatching()
    leaveQueue()
    close()
  }
}

function buildDialog(template: HTMLTemplateElement): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  dialog.className = 'popup-overlay'
  dialog.append(template.content.cloneNode(true))
  if (dialog.querySelector('#popup-title')) dialog.setAttribute('aria-labelledby', 'popup-title')
  else dialog.ariaLabel = template.dataset.label ?? null
  dialog.addEventListener('click', (event) => {
    const target = event.target as Element
    // The dialog itself is hit only beside its content.
    if (target === dialog || target.closest('[data-popup-close], a[href]')) dialog.close()
  })
  document.body.append(dialog)
  return dialog
}

/** Showing styles the whole page anew, so what else waits to be styled goes first, in a task of its own. */
function afterNextFrame(run: () => void): () => void {
  let timer = 0
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
