import type { SiteRuntime } from '../site/site-runtime'

/** Whatever lies over the page and wants an answer. */
const overPage = 'dialog[open], .cookie-banner'

/**
 * One thing at a time lies over a page: what comes by itself waits until the question about cookies is answered and every
 * dialog, drawer and viewer is closed. What a visitor opens comes at once. The answer takes the waiting back.
 */
export function waitForTurn(
  { context, consent }: Pick<SiteRuntime, 'context' | 'consent'>,
  run: () => void,
): () => void {
  const isAsking = () => context.isOn('cookieSettings', 'isCookieBannerEnabled') && consent.choice === 'undecided'
  function look(): void {
    if (isAsking() || document.querySelector(overPage)) return
    watcher.disconnect()
    run()
  }
  // A dialog that is taken out of the page tells nobody that it closed.
  const watcher = new MutationObserver(look)
  watcher.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
  look()
  return () => watcher.disconnect()
}
