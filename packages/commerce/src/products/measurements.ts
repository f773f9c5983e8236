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
