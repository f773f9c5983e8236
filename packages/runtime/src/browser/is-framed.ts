/** The panel shows the page in a frame; there the panel, not the page, decides where the window goes. */
export function isFramed(): boolean {
  return window.top !== window.self
}
