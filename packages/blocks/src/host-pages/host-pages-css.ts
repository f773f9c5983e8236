import css from './host-pages.css?inline'

/** The styles of what the host adds to a page of its own. */
export const hostPagesCss: string = css
