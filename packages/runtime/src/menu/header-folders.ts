import type { ClosableTargets } from '../keyboard/closable-targets'

/**
 * Folders of the header are disclosures that open by themselves. They close by Escape, by a press elsewhere and when the
 * keyboard goes on, and open towards the middle of the window, so that they stay in it. Those of the phone menu stay open.
 */
export function startHeaderFolders(root: Document, targets: ClosableTargets): () => void {
  const ended = new AbortController()
  const { signal } = ended
  const folders = [...root.querySelectorAll<HTMLDetailsElement>('.site-header-row [data-navigation-folder]')]
  const closings = folders.map((folder) => watchFolder(folder, targets, signal))
  if (folders.length > 0) {
    root.addEventListener(
      'pointerdown',
      ({ target }) => {
        for (const folder of folders) if (!folder.contains(target as Node)) folder.open = false
      },
      { signal },
    )
  }
  return () => {
    ended.abort()
    for (const close of closings) close()
  }
}

function watchFolder(folder: HTMLDetailsElement, targets: ClosableTargets, signal: AbortSignal): () => void {
  const summary = folder.querySelector('summary')
  let forget: (() => void) | null = null
  function close(): void {
    // What had the focus goes out of sight.
    if (folder.contains(document.activeElement)) summary?.focus()
    folder.open = false
  }
  folder.addEventListener(
    'toggle',
    () => {
      forget?.()
      forget = folder.open ? targets.add({ name: 'folder', close, isOpen: () => folder.open }) : null
    },
    { signal },
  )
  folder.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      // Nothing gets the focus when the whole window loses it, or when a press takes it away.
      if (relatedTarget instanceof Node && !folder.contains(relatedTarget)) folder.open = false
    },
    { signal },
  )
  // Before it opens, so that it is drawn once and in its place.
  summary?.addEventListener(
    'click',
    () => {
      const { left, right } = summary.getBoundingClientRect()
      const isInRightHalf = (left + right) / 2 > document.documentElement.clientWidth / 2
      const isRightToLeft = getComputedStyle(folder).direction === 'rtl'
      folder.dataset.opensTo = isInRightHalf === isRightToLeft ? 'end' : 'start'
    },
    { signal },
  )
  return () => {
    forget?.()
    folder.open = false
  }
}
