import type { BlockViewInput } from '../ground/define-block'
import type { Line } from './schema'

export function LineView({ props }: BlockViewInput<Line>) {
  return (
    <hr
      className="line"
      data-alignment={props.alignment}
      style={{
        borderTop: `${props.thicknessPx}px ${props.style} var(--${props.color})`,
        width: `${props.lengthPercent}%`,
      }}
    />
  )
}
