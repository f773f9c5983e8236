import type { BlockViewInput } from '../define-block'
import { shapeOutlines } from './outlines'
import type { Shape } from './schema'

export function ShapeView({ props }: BlockViewInput<Shape>) {
  const colour = `var(--${props.colour})`
  const paint =
    props.drawing === 'fill'
      ? { fill: colour }
      : { fill: 'none', stroke: colour, strokeWidth: props.strokePx, vectorEffect: 'non-scaling-stroke' as const }
  return (
    <svg
      className="shape"
      viewBox="0 0 100 100"
      preserveAspectRatio={props.stretch ? 'none' : 'xMidYMid meet'}
      opacity={props.opacity}
      aria-hidden="true"
    >
      <path d={shapeOutlines[props.shape]} {...paint} />
    </svg>
  )
}
