/** The shade belongs to the dialog element: only the place of the press tells them apart. */
export function isBeside(point: { clientX: number; clientY: number }, element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return point.clientX < left || point.clientX > right || point.clientY < top || point.clientY > bottom
}
