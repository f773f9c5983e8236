import { findBlock as findDefinition } from '@sitewright/blocks/schemas'
import type { PageDocument } from '@sitewright/model/pages/document'
import { type Selection, selectBlocks } from '../document/command'

/** Makes every part of the page reachable and named for the keyboard, and marks what is selected. */
export function markParts(document: Document, page: PageDocument, selection: Selection): void {
  for (const [index, section] of page.sections.entries()) {
    const name = section.name || `Section ${index + 1}`
    const isSelected = selection.blockId === null && selection.sectionId === section.id
    markPart(document, `[data-section-id="${section.id}"]`, name, isSelected)
    for (const block of section.blocks) {
      const label = findDefinition(block.type)?.label ?? 'Block'
      markPart(document, `[data-block-id="${block.id}"]`, `${label} block`, selection.blockIds.includes(block.id))
    }
  }
}

function markPart(document: Document, selector: string, label: string, isSelected: boolean): void {
  const element = document.querySelector<HTMLElement>(`main ${selector}`)
  if (!element) return
  element.tabIndex = 0
  element.setAttribute('role', 'group')
  element.setAttribute('aria-label', isSelected ? `${label}, selected` : label)
  element.toggleAttribute('data-panel-selected', isSelected)
}

/** What a press in the frame points at. */
export function partAt(target: EventTarget | null): Selection | null {
  // The frame's elements belong to another window: their class is not the one of this window.
  const element = target as Element | null
  if (typeof element?.closest !== 'function' || !element.closest('main')) return null
  const blockId = element.closest<HTMLElement>('[data-block-id]')?.dataset.blockId ?? null
  const sectionId = element.closest<HTMLElement>('[data-section-id]')?.dataset.sectionId ?? null
  return sectionId ? selectBlocks(sectionId, blockId ? [blockId] : []) : null
}
