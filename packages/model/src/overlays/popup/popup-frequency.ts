/** A `displayFrequency` that keeps a closed popup closed for good. */
export const neverShowAgain = -1

/** The element that the page's script makes the popup of, when it is due. */
export const popupTemplateId = 'popup-overlay'
