import type { ProductOption } from '@sitewright/model/commerce/products/product'
import type { OptionsChange } from '@sitewright/model/commerce/products/product-answers'

type Renaming = OptionsChange['renamed'][number]

interface OptionsBefore {
  readonly options: readonly ProductOption[]
  /** Values of each variant, one for each option. */
  readonly variants: readonly { readonly id: string; readonly optionValues: readonly string[] }[]
}

export interface Combination {
  readonly optionValues: readonly string[]
  /** The variant of before that it goes on as, or null for a new one. */
  readonly variantId: string | null
}

/**
 * The variants that options make, in their order. A variant goes on where each of its values is left or renamed; beside a new
 * option it takes the first value, and of several that an option no longer tells apart the first goes on.
 */
export function combineOptions(before: OptionsBefore, { options, renamed }: OptionsChange): Combination[] {
  const sources = options.map((option) => findSource(before.options, option, renamed))
  const kept = new Map<string, string>()
  for (const { id, optionValues } of before.variants) {
    const values = options.map((option, index) => carryValue(option, sources[index] ?? null, optionValues))
    const key = keyOf(values)
    if (!values.includes(null) && !kept.has(key)) kept.set(key, id)
  }
  return listCombinations(options).map((values) => ({
    optionValues: values,
    variantId: kept.get(keyOf(values)) ?? null,
  }))
}

interface Source {
  /** Where the values of the option stood before. */
  readonly index: number
  /** Value of before → value of now. */
  readonly values: ReadonlyMap<string, string>
}

/** Null for an option that was not there before. */
function findSource(
  before: readonly ProductOption[],
  { name, values }: ProductOption,
  renamed: readonly Renaming[],
): Source | null {
  const names = renamed.flatMap(({ option, value, to }) => (value === null ? [{ from: option, to }] : []))
  const nameBefore = findBefore(name, names)
  const index = before.findIndex((option) => option.name === nameBefore)
  if (index < 0) return null
  const ofOption = renamed.filter(({ option }) => option === nameBefore)
  const renamings = ofOption.flatMap(({ value, to }) => (value === null ? [] : [{ from: value, to }]))
  const carried = values.flatMap((now) => {
    const valueBefore = findBefore(now, renamings)
    return valueBefore === null ? [] : [[valueBefore, now] as const]
  })
  return { index, values: new Map(carried) }
}

/** What is called so now was called so before, unless something else was. Null when that has another name now. */
function findBefore(now: string, renamings: readonly { readonly from: string; readonly to: string }[]): string | null {
  const renaming = renamings.find(({ to }) => to === now)
  if (renaming !== undefined) return renaming.from
  return renamings.some(({ from }) => from === now) ? null : now
}

/** Null where the value is gone. */
function carryValue({ values }: ProductOption, source: Source | null, before: readonly string[]): string | null {
  if (source === null) return values[0] ?? null
  return source.values.get(before[source.index] ?? '') ?? null
}

function listCombinations(options: readonly ProductOption[]): string[][] {
  return options.reduce<string[][]>(
    (combinations, { values }) => combinations.flatMap((before) => values.map((value) => [...before, value])),
    [[]],
  )
}

function keyOf(values: readonly (string | null)[]): string {
  return JSON.stringify(values)
}
