import { button } from './button/schema'
import type { BlockDefinition } from './define-block'
import { image } from './image/schema'
import { text } from './text/schema'

/** Every block an owner can place, by type. */
export const blockSchemas: Readonly<Record<string, BlockDefinition>> = {
  [text.type]: text,
  [image.type]: image,
  [button.type]: button,
}

export function findBlock(type: string): BlockDefinition | undefined {
  return Object.hasOwn(blockSchemas, type) ? blockSchemas[type] : undefined
}
