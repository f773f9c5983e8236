const controls = 'input, textarea, select, [contenteditable=true], [aria-checked], [aria-pressed]'

/** Remembers the controls below an element; the answer finds the first one that has another value since, or is new. */
export function watchControls(root: HTMLElement | null): () => HTMLElement | null {
  const before = new Map(list(root).map((control) => [control, readValue(control)]))
  return () => list(root).find((control) => isSeen(control) && before.get(control) !== readValue(control)) ?? null
}

/** Scrolls to it where it is out of sight, and rings it for a moment. */
export function ringControl(control: HTMLElement): void {
  const field = control.closest<HTMLElement>('.sw-field, .sw-switch, label') ?? control
  field.scrollIntoView({ block: 'nearest' })
  const ring = 'var(--sw-accent-ink)'
  field.animate([{ outline: `2px solid ${ring}` }, { outline: '2px solid transparent' }], {
    duration: 1500,
    easing: 'ease-in',
  })
}

function list(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>(controls) ?? [])]
}

function isSeen(control: HTMLElement): boolean {
  return (control.closest('label') ?? control).checkVisibility()
}

function readValue(control: HTMLElement): string {
  if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio'))
    return String(control.checked)
  if ('value' in control) return String(control.value)
  return `${control.ariaChecked} ${control.ariaPressed} ${control.isContentEditable ? control.innerHTML : ''}`
}
