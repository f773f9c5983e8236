/** While something hangs at the pointer its kinds can be read and its content not: so the kind says which block it is. */
const prefix = 'application/x-sitewright-block-'

export function carryBlock(transfer: DataTransfer, type: string): void {
  transfer.setData(prefix + type, type)
  transfer.effectAllowed = 'copy'
}

/** The type of the block whose tile hangs at the pointer. */
export function carriedBlock({ dataTransfer }: DragEvent): string | null {
  return dataTransfer?.types.find((it) => it.startsWith(prefix))?.slice(prefix.length) ?? null
}
