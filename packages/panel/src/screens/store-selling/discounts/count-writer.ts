import type { NumberWriter } from '../../../data/store/store-numbers'

/** Whole numbers above zero. */
export const countWriter: NumberWriter = {
  unit: '',
  read: (text) => (/^[1-9]\d*$/.test(text.trim()) ? Number(text) : null),
  write: String,
}
