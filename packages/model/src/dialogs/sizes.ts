export const dialogWidthPx = 350
export const dialogPaddingPx = 20
/** A dialog counts as hidden then, whatever became of its animation. */
export const dialogHideMs = 600
