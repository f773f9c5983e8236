import { watchResize } from '../browser/watch-resize'

/** A header over a picture may need several rows for its links: the content below begins under the last of them. */
export function measureHeader(header: HTMLElement): () => void {
  const tell = () => document.documentElement.style.setProperty('--header-height', `${header.offsetHeight}px`)
  tell()
  return watchResize(header, { axis: 'y' }, tell)
}
