import { screenRules } from '../reference/devices'

/** Galleries, the lightbox and the image queue treat touch devices like small screens. */
export function isHandheld(device: { windowWidth: number; canHover: boolean }): boolean {
  return !device.canHover || screenRules.mobile(device.windowWidth)
}
