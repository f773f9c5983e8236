import type { BlockViewInput } from '../define-block'
import type { Line } from './schema'

export function LineView({ props }: BlockViewInput<Line>) {
  return (
    <hr
      className="line"
      data-alignment={props.alignment}
      style={{
        borderTop: `${props.thicknessPx}px ${props.style} var(--${props.colour})`,
        width: `${props.lengthPercent}%`,
      }}
    />
  )
}
