export const overlayLoaders = ['announcement-bar', 'overlays-manager', 'popup-overlay'] as const
export type OverlayLoader = (typeof overlayLoaders)[number]

export interface OverlayNeeds {
  hasAnnouncementBar: boolean
  hasPopupOverlay: boolean
  /** Cookie banner, mobile info bar or badge bar. */
  hasOtherOverlay: boolean
}

/** Owners get every loader, so that an overlay they switch on in the editor appears at once. */
export function listOverlayLoaders(isSignedInOwner: boolean, needs: OverlayNeeds): OverlayLoader[] {
  const wanted: Record<OverlayLoader, boolean> = {
    'announcement-bar': needs.hasAnnouncementBar,
    'overlays-manager': needs.hasOtherOverlay || needs.hasPopupOverlay,
    'popup-overlay': needs.hasPopupOverlay,
  }
  return overlayLoaders.filter((loader) => isSignedInOwner || wanted[loader])
}
