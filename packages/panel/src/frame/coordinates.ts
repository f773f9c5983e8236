/**
 * From the frame's own pixels to those of the panel. The frame begins where the stage begins and is drawn smaller than it
 * is; what floats over it is not. Events inside of the frame are told in its own pixels already.
 */
export function toPanel<Measures extends object>(measures: Measures, scale: number): Measures {
  const scaled = Object.entries(measures).map(([name, value]: [string, number]) => [name, value * scale])
  return Object.fromEntries(scaled) as Measures
}

export function toFrame<Measures extends object>(measures: Measures, scale: number): Measures {
  return toPanel(measures, 1 / scale)
}

const panelPx = '--panel-px'

/** Tells the frame how long a pixel of the panel is in it: handles and outlines stay as they are, however small the page is drawn. */
export function tellScale(frame: Document, scale: number): void {
  frame.documentElement.style.setProperty(panelPx, `${1 / scale}px`)
}

/** For what is as far for the hand at every scale. */
export function readScale(frame: Document): number {
  return 1 / (Number.parseFloat(frame.documentElement.style.getPropertyValue(panelPx)) || 1)
}
