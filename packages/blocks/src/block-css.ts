import button from './button/view.css?inline'
import image from './image/view.css?inline'

/** Styles of each block; a block without an entry is drawn by the base styles alone. */
export const blockCss: Readonly<Record<string, string>> = { button, image }
