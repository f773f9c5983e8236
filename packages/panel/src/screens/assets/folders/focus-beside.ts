/** A folder is gone in a moment: the focus goes to the one beside it, or else to the first file, or to the search. */
export function focusBeside(folderId: string): void {
  const tile = document.querySelector(`.folder-tile[data-drop-folder='${folderId}']`)
  const beside = tile?.nextElementSibling ?? tile?.previousElementSibling
  const place =
    beside?.querySelector('[data-folder-id]') ??
    document.querySelector('.asset-browser .asset-tile') ??
    document.querySelector('.asset-tools [type=search]')
  if (place instanceof HTMLElement) place.focus()
}
