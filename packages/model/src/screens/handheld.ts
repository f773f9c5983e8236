/** Widest window in pixels that the mobile screen rule matches. */
export const mobileScreenMaxWidth = 432

export function isMobileScreen(windowWidth: number): boolean {
  return windowWidth <= mobileScreenMaxWidth
}

/** Galleries, the lightbox and the image queue treat touch devices like small screens. */
export function isHandheld(device: { windowWidth: number; canHover: boolean }): boolean {
  return !device.canHover || isMobileScreen(device.windowWidth)
}
