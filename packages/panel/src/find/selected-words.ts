const longestWords = 100

/** What is marked on the page, as something to look for; empty when it is nothing or too much. */
export function readSelectedWords(): string {
  const frame = document.querySelector<HTMLIFrameElement>('.canvas-frame')?.contentDocument
  const words = frame?.getSelection()?.toString() ?? ''
  return words.length <= longestWords && !words.includes('\n') ? words : ''
}
