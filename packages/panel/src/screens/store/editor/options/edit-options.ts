import type { ProductOption } from '@sitewright/model/commerce/products/product'
import type { OptionsChange } from '@sitewright/model/commerce/products/product-answers'

type Renamed = OptionsChange['renamed']

/** Options as they should be, with what of them was called otherwise before. */
export interface EditedOptions {
  readonly options: readonly ProductOption[]
  readonly renamed: Renamed
}

export function renameOption({ options, renamed }: EditedOptions, index: number, to: string): EditedOptions {
  const option = options[index]
  if (!option || option.name === to) return { options, renamed }
  return {
    options: options.with(index, { ...option, name: to }),
    renamed: addRename(renamed, { option: option.name, value: null, to }),
  }
}

export function renameValue(
  { options, renamed }: EditedOptions,
  place: { readonly option: number; readonly value: number },
  to: string,
): EditedOptions {
  const option = options[place.option]
  const value = option?.values[place.value]
  if (!option || value === undefined || value === to) return { options, renamed }
  return {
    options: options.with(place.option, { ...option, values: option.values.with(place.value, to) }),
    renamed: addRename(renamed, { option: nameBefore(renamed, option.name), value, to }),
  }
}

/** What is renamed twice before it was sent is renamed once, from its first name to its last. */
function addRename(renamed: Renamed, added: Renamed[number]): Renamed {
  const isSame = (it: Renamed[number]) =>
    it.to === added[added.value === null ? 'option' : 'value'] &&
    (it.value === null) === (added.value === null) &&
    (added.value === null || it.option === added.option)
  const earlier = renamed.find(isSame)
  return earlier ? renamed.map((it) => (it === earlier ? { ...it, to: added.to } : it)) : [...renamed, added]
}

/** The host knows an option by the name that it has there. */
function nameBefore(renamed: Renamed, name: string): string {
  return renamed.find((it) => it.value === null && it.to === name)?.option ?? name
}
