/** Turns while something short is under way. `dark` is for light grounds. */
export function Spinner({ color = 'light', size = 'default' }: { color?: SpinnerColor; size?: SpinnerSize }) {
  const sizePx = spinnerSizesPx[size]
  return (
    <span className={`sw-spinner sw-spinner-${color}`} style={{ width: sizePx, height: sizePx }} aria-hidden="true" />
  )
}

type SpinnerColor = 'light' | 'dark'

const spinnerSizesPx = { default: 24, small: 16 } as const
type SpinnerSize = keyof typeof spinnerSizesPx
