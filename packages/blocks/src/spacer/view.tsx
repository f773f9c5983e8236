export function SpacerView() {
  return null
}
