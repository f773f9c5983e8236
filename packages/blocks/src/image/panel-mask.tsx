import { maskShapeNames } from '@sitewright/model/images/mask-shapes'
import { useId } from 'react'
import { writeImageMask } from './mask-outlines'

const shapes = ['none', ...maskShapeNames]

/** Every shape is in sight as it will be cut. One tab stop; arrows walk. */
export function MaskField({ value, onChange }: { readonly value: string; readonly onChange: (shape: string) => void }) {
  const name = useId()
  const chosen = shapes.includes(value) ? value : 'none'
  return (
    <fieldset className="sw-field">
      <legend className="sw-field-label">Mask</legend>
      <div className="mask-choices">
        {shapes.map((shape) => (
          <label key={shape} className="mask-choice" title={nameShape(shape)}>
            <input
              type="radio"
              className="sw-hidden-text"
              name={name}
              checked={shape === chosen}
              onChange={() => onChange(shape)}
            />
            <span className="mask-sample" style={shape === 'none' ? undefined : { mask: writeImageMask(shape) }} />
            <span className="sw-hidden-text">{nameShape(shape)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function nameShape(shape: string): string {
  const words = shape === 'none' ? 'none' : shape.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
