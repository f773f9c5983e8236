import type { ComponentProps } from 'react'
import { Icon, type IconName } from '../base/icons'
import { Tooltip } from '../base/tooltip'
import { Spinner } from '../spinner'

interface ButtonLook {
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'small' | 'normal'
  icon?: IconName | undefined
  /** Turns a sign in front of the label; the caller decides whether it can be pressed meanwhile. */
  isBusy?: boolean | undefined
}

export function Button({
  kind = 'secondary',
  size = 'normal',
  icon,
  isBusy = false,
  children,
  className = '',
  ...rest
}: ButtonLook & ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} className={`sw-button sw-button-${kind} sw-button-${size} ${className}`}>
      {isBusy ? <Spinner {...(kind === 'primary' || kind === 'danger' ? {} : { color: 'dark' })} size="small" /> : null}
      {icon ? <Icon name={icon} sizePx={16} /> : null}
      {children}
    </button>
  )
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  icon: IconName
  /** The name for assistive technology, and the tooltip. */
  label: string
  keys?: string | undefined
}

/** A control that may not act just now stays focusable (`aria-disabled`), so that its tooltip can still be read. */
export function IconButton({ icon, label, keys, disabled, onClick, className = '', ...rest }: IconButtonProps) {
  return (
    <Tooltip text={keys ? `${label} (${keys})` : label}>
      <button
        type="button"
        {...rest}
        aria-label={label}
        aria-disabled={disabled || undefined}
        onClick={disabled ? undefined : onClick}
        className={`sw-icon-button ${className}`}
      >
        <Icon name={icon} />
      </button>
    </Tooltip>
  )
}
