/**
 * What the script of the page brings to life. In the panel's frame the panel draws the content anew with each change,
 * islands included: what this script did to it would be lost with the next change, or answer keys that move blocks.
 */
export function listLiveContent(page: Document): readonly ParentNode[] {
  if (!page.querySelector('main[data-panel-draws]')) return [page]
  return [...page.querySelectorAll('body > .site-header-sections, body > .site-footer')]
}
