import { measurementUnits } from '@sitewright/model/reference/products'

/** Weights are stored in grams and sizes in millimeters; owners type what their standard measures in. */
interface Unit {
  readonly label: string
  /** Of a stored one. */
  readonly perUnit: number
  readonly fractionDigits: number
}

export function weightUnit(standard: number): Unit {
  return standard === measurementUnits.imperial
    ? { label: 'lb', perUnit: 453.59237, fractionDigits: 2 }
    : { label: 'kg', perUnit: 1000, fractionDigits: 3 }
}

export function lengthUnit(standard: number): Unit {
  return standard === measurementUnits.imperial
    ? { label: 'in', perUnit: 25.4, fractionDigits: 2 }
    : { label: 'cm', perUnit: 10, fractionDigits: 1 }
}

/** From a number without its decimal sign, as `readScaled` gives it. */
export function toStored(scaled: number, { perUnit, fractionDigits }: Unit): number {
  return Math.round((scaled / 10 ** fractionDigits) * perUnit)
}

export function fromStored(stored: number, { perUnit }: Unit): number {
  return stored / perUnit
}
