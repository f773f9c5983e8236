/** The end of a drag upon something that is pressed would press it. */
export function swallowNextClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('click', swallow, { capture: true, once: true })
  // Without a click, as after a canceled touch, the next one is the owner's.
  setTimeout(() => removeEventListener('click', swallow, { capture: true }))
}
