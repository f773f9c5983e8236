import { NumberField } from '@sitewright/ui/controls/number-field'
import { SliderField } from '@sitewright/ui/controls/slider-field'
import type { DrawerField } from './schema-fields'

interface SchemaNumberProps {
  field: DrawerField & { kind: 'number' }
  value: number
  error: string | undefined
  onChange: (value: number) => void
}

const units: Readonly<Record<string, string>> = {
  Px: 'px',
  Ms: 'ms',
  Vh: '%',
  Vw: '%',
  Percent: '%',
  Em: 'em',
  Seconds: 's',
}
const maxSliderSteps = 100

/** A small range is found by looking at its effect, with a slider; a large one is written. */
export function SchemaNumber({ field, value, error, onChange }: SchemaNumberProps) {
  const { key, label, min, max, isWhole } = field
  const unit = Object.entries(units).find(([ending]) => key.endsWith(ending))?.[1] ?? ''
  const step = isWhole || (max ?? 0) - (min ?? 0) > 20 ? 1 : 0.1
  if (min === 0 && max === 1 && !isWhole) {
    const words = (share: number) => `${Math.round(share * 100)} %`
    return <SliderField label={label} value={value} min={0} max={1} step={0.01} words={words} onChange={onChange} />
  }
  if (min !== undefined && max !== undefined && (max - min) / step <= maxSliderSteps) {
    const words = (number: number) => `${Math.round(number * 10) / 10}${unit === '' ? '' : ` ${unit}`}`
    return (
      <SliderField
        label={label.split(' in ', 1)[0] ?? label}
        value={value}
        min={min}
        max={max}
        step={step}
        words={words}
        onChange={onChange}
      />
    )
  }
  return (
    <NumberField
      label={label}
      error={error}
      value={value}
      min={min}
      max={max}
      step={isWhole ? 1 : undefined}
      onChange={onChange}
    />
  )
}
