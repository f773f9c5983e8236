/** A variant as the choosing of options sees it. */
export interface ChoosableVariant {
  /** One for each option of the product, in their order. */
  readonly values: readonly string[]
  readonly isSoldOut: boolean
}

/** 'none': no variant has this value together with what is chosen before it. */
export type ValueState = 'free' | 'sold-out' | 'none'

/**
 * How a value stands beside what is chosen of the options before its own. Those after it give way, so that every variant can
 * be reached by choosing from the first option to the last.
 */
export function stateOfValue(
  variants: readonly ChoosableVariant[],
  chosen: readonly string[],
  { index, value }: { readonly index: number; readonly value: string },
): ValueState {
  const meant = variants.filter(({ values }) => values[index] === value && startsAlike(values, chosen, index))
  if (meant.length === 0) return 'none'
  return meant.every((variant) => variant.isSoldOut) ? 'sold-out' : 'free'
}

/** The variant nearest to the wishes: earlier wishes count more, and what can be bought comes before what is sold out. */
export function settleChoice<Variant extends ChoosableVariant>(
  variants: readonly Variant[],
  wished: readonly (string | undefined)[],
): Variant | undefined {
  const free = variants.filter((variant) => !variant.isSoldOut)
  let left = free.length > 0 ? free : variants
  for (const [index, wish] of wished.entries()) {
    const fitting = left.filter(({ values }) => values[index] === wish)
    if (fitting.length > 0) left = fitting
  }
  return left[0]
}

/** The variant of exactly these values. */
export function findVariantOf<Variant extends ChoosableVariant>(
  variants: readonly Variant[],
  wished: readonly (string | undefined)[],
): Variant | undefined {
  return variants.find(({ values }) => values.every((value, index) => value === wished[index]))
}

function startsAlike(values: readonly string[], chosen: readonly string[], count: number): boolean {
  return chosen.slice(0, count).every((value, index) => values[index] === value)
}
