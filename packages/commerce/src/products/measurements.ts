import { measurementUnits } from '@sitewright/model/reference/products'

export function formatWeight(amount: number, standard: number | undefined): string {
  return standard === measurementUnits.imperial ? `${amount} lbs` : `${amount} kg`
}

/** Inches are marked ″; every other standard measures in cm. */
export function formatLength(amount: number, standard: number | undefined): string {
  return standard === measurementUnits.imperial ? `${amount}″` : `${amount} cm`
}

export function formatDimensions(sides: readonly number[], standard: number | undefined): string {
  return sides.map((side) => formatLength(side, standard)).join(' × ')
}

const gramsPerPound = 453.59237
const mmPerInch = 25.4

/** A stored weight in the unit of the standard; empty where none is stored. */
export function describeWeight(grams: number, standard: number | undefined): string {
  if (grams === 0) return ''
  return formatWeight(shorten(grams / (isImperial(standard) ? gramsPerPound : 1000)), standard)
}

/** Stored sides in the unit of the standard; empty where none are stored. */
export function describeSize(sidesMm: readonly number[], standard: number | undefined): string {
  if (sidesMm.every((side) => side === 0)) return ''
  const sides = sidesMm.map((side) => shorten(side / (isImperial(standard) ? mmPerInch : 10)))
  return formatDimensions(sides, standard)
}

function isImperial(standard: number | undefined): boolean {
  return standard === measurementUnits.imperial
}

/** A gram stays a gram, and an inch is told to the hundredth. */
function shorten(amount: number): number {
  return Number(amount.toFixed(amount < 1 ? 3 : 2))
}
