import { describeTableBookingUse } from '@sitewright/model/blocks-vocabulary/bookings'
import type { SiteRuntime } from '../site/site-runtime'

type BookingSite = Pick<SiteRuntime, 'consent' | 'findVisitor' | 'loadDialogs'>

/** Booking blocks: the providers' widgets come when the visitor allows them, and who is signed in books nothing. */
export function runBookings(root: ParentNode, site: BookingSite): () => void {
  const ended = new AbortController()
  const { signal } = ended
  for (const block of root.querySelectorAll<HTMLElement>('[data-booking]')) {
    if (block.dataset.booking === 'table-booking') previewOnly(block, site, signal)
    if (block.dataset.widgetScript !== undefined) fetchWhenAllowed(block, site, signal)
  }
  return () => ended.abort()
}

function previewOnly(block: HTMLElement, { findVisitor, loadDialogs }: BookingSite, signal: AbortSignal): void {
  async function tell(text: string): Promise<void> {
    const dialogs = await loadDialogs()
    dialogs?.openDialog({ title: 'Table booking', text })
  }
  findVisitor().then(({ isSignedIn }) => {
    const text = describeTableBookingUse(isSignedIn)
    if (text === null) return
    function refuse(event: Event): void {
      event.preventDefault()
      event.stopImmediatePropagation()
      void tell(text ?? '')
    }
    block.addEventListener('submit', refuse, { signal, capture: true })
    // The provider's widget is no form: whatever is pressed in it counts.
    const inWidget = (event: Event) => event.target instanceof Element && event.target.closest('.booking-widget')
    block.addEventListener('click', (event) => inWidget(event) && refuse(event), { signal, capture: true })
  })
}

function fetchWhenAllowed(block: HTMLElement, { consent }: BookingSite, signal: AbortSignal): void {
  let isAsked = false
  function follow(): void {
    if (!consent.mayTrack || isAsked) return
    isAsked = true
    showWidget(block)
  }
  follow()
  signal.addEventListener('abort', consent.onChange(follow))
}

/** The form stays until the widget is there, and for good when it does not come. */
function showWidget(block: HTMLElement): void {
  const { widgetScript = '', widgetAccount = '', booking } = block.dataset
  const place = document.createElement('div')
  place.className = 'booking-widget'
  const script = document.createElement('script')
  script.src = widgetScript
  script.async = true
  if (booking === 'table-booking') {
    // Named by the provider, and looked for by its script.
    place.id = 'Tock_widget_container'
    place.dataset.tockDisplayMode = 'Inline'
    queueForTock(widgetAccount)
  }
  script.addEventListener('load', () => block.toggleAttribute('data-widget-shown', true))
  script.addEventListener('error', () => place.remove())
  place.append(script)
  block.append(place)
}

type Tock = (...call: unknown[]) => void
interface TockQueue extends Tock {
  callMethod?: Tock
}

/** Calls wait until the provider's script takes them over. */
function queueForTock(account: string): void {
  const page = window as Window & { tock?: TockQueue | Element }
  // A section may be called so: then its element goes by the name.
  if (typeof page.tock !== 'function') {
    const queue: unknown[][] = []
    const tock: TockQueue = (...call) => (tock.callMethod ? tock.callMethod(...call) : queue.push(call))
    page.tock = Object.assign(tock, { queue, loaded: true, version: '1.0' })
  }
  page.tock('init', account)
}
