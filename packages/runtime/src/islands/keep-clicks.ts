/**
 * A visitor may press a button of an island before its code is there. The press wakes the island at once and is done
 * again afterwards, so that nothing has to be pressed twice. Links work by themselves and are left alone; a form would be
 * posted at once and then sent once more, so that its press waits. When the code cannot be had it is posted after all.
 */
export function keepClicks(element: HTMLElement, wake: () => void): { replay(): void; stop(): void } {
  let pressed: HTMLElement | null = null
  function onClick(event: Event): void {
    const button = (event.target as Element).closest<HTMLElement>('button')
    if (!button) return
    if (button instanceof HTMLButtonElement && button.type === 'submit') event.preventDefault()
    pressed = button
    wake()
  }
  function stop(): void {
    pressed = null
    element.removeEventListener('click', onClick)
  }
  element.addEventListener('click', onClick)
  return {
    replay() {
      const button = pressed
      stop()
      if (button && element.contains(button)) button.click()
    },
    stop,
  }
}
