import type { TextInPlace } from '@sitewright/blocks/ground/define-block'
import { findBlock } from '@sitewright/blocks/registry/schemas'

/** One text on the page: where it is stored and which element shows it. */
export interface FoundText {
  readonly path: string
  readonly selector: string
  readonly index: number
  readonly element: HTMLElement
}

/** The texts of a block that can be written in place. */
function findTextField(type: string): readonly TextInPlace[] {
  return findBlock(type)?.texts ?? []
}

/** Whether Enter and typing open a text of the block. */
export function opensByKey(type: string): boolean {
  return findTextField(type).some((field) => !field.byPressOnly)
}

/** The text that was meant: the one that was pressed upon, or without a press the first that opens by key. */
export function findText(block: HTMLElement, type: string, pressed: Element | null): FoundText | null {
  const fields = findTextField(type)
  const all = fields.flatMap((field) => listElements(block, field).map((found) => ({ field, found })))
  const hit = pressed && all.find(({ found }) => found.element.contains(pressed))
  if (hit) return hit.found
  const near = pressed && all.find(({ field, found }) => field.around && isAround(found.element, field.around, pressed))
  if (near) return near.found
  return all.find(({ field }) => !field.byPressOnly)?.found ?? null
}

function listElements(block: HTMLElement, { prop, element: selector }: TextInPlace): FoundText[] {
  return [...block.querySelectorAll<HTMLElement>(selector)].map((element, index) => ({
    path: prop.replace('*', String(index)),
    selector,
    index,
    element,
  }))
}

function isAround(element: Element, around: string, pressed: Element): boolean {
  return Boolean(element.closest(around)?.contains(pressed))
}
