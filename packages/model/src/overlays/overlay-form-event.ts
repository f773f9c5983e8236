/** Fired by a form inside the popup once the site has taken it. */
export const overlayFormSubmitted = 'overlay-form:submitted'
