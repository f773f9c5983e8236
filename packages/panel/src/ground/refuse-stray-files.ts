import { carriesFiles } from './carries-files'

/** A file dropped where nobody takes it would be opened by the browser in place of the panel. */
export function refuseStrayFiles(): void {
  for (const name of ['dragover', 'drop'] as const) addEventListener(name, refuse)
}

function refuse(event: DragEvent): void {
  if (event.defaultPrevented || !carriesFiles(event)) return
  event.preventDefault()
  if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
}
