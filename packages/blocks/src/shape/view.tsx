import type { BlockViewInput } from '../ground/define-block'
import { shapeOutlines } from './outlines'
import type { Shape } from './schema'

export function ShapeView({ props }: BlockViewInput<Shape>) {
  const color = `var(--${props.color})`
  const paint =
    props.drawing === 'fill'
      ? { fill: color }
      : { fill: 'none', stroke: color, strokeWidth: props.strokePx, vectorEffect: 'non-scaling-stroke' as const }
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
