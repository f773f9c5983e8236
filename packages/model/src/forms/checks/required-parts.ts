import type { CompoundFieldType } from '../fields/field-types'

/** Parts without which a required compound field is not filled in. */
export const requiredParts: Record<CompoundFieldType, readonly string[]> = {
  name: ['First', 'Last'],
  phone: ['Areacode', 'Prefix', 'Line'],
  address: ['Line1', 'City'],
  date: ['Month', 'Day', 'Year'],
  time: ['Hour', 'Minute'],
}
