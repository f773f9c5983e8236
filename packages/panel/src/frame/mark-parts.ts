import { findBlock as findDefinition } from '@sitewright/blocks/registry/schemas'
import type { PageDocument, PlacedBlock, Section } from '@sitewright/model/pages/document'
import { type Selection, selectBlocks } from '../document/page/command'
import { editedSelector } from './edited-region'

export function nameOfBlock(block: PlacedBlock): string {
  return `${findDefinition(block.type)?.label ?? 'Unknown'} block`
}

export function nameOfSection(section: Section, index: number): string {
  return section.name || `Section ${index + 1}`
}

export interface PartMarks {
  /** After a drawing: makes every part reachable and named for the keyboard. */
  showPage: (page: PageDocument) => void
  showSelection: (selection: Selection) => void
  find: (id: string) => HTMLElement | null
  /** Something else is edited now. */
  remove: () => void
}

/** Marks on the parts of the page in the frame, which the published page does not have. Only what changed is written. */
export function markParts(main: HTMLElement): PartMarks {
  let parts = new Map<string, HTMLElement>()
  let names = new Map<string, string>()
  let selected = new Set<string>()

  function writeName(id: string) {
    const element = parts.get(id)
    const name = names.get(id)
    if (!element || name === undefined) return
    const isSelected = selected.has(id)
    const label = isSelected ? `${name}, selected` : name
    if (element.getAttribute('aria-label') !== label) element.setAttribute('aria-label', label)
    element.toggleAttribute('data-panel-selected', isSelected)
  }
  return {
    find: (id) => parts.get(id) ?? null,
    remove: () => {
      for (const element of parts.values()) {
        for (const name of ['tabindex', 'role', 'aria-label', 'data-panel-selected']) element.removeAttribute(name)
      }
      parts = new Map()
      selected = new Set()
    },
    showPage: (page) => {
      const before = parts
      parts = listParts(main)
      names = listNames(page)
      for (const [id, element] of parts) {
        if (before.get(id) !== element) {
          element.tabIndex = 0
          element.setAttribute('role', 'group')
        }
        writeName(id)
      }
      for (const { id, mobile } of page.sections.flatMap((section) => section.blocks)) {
        parts.get(id)?.toggleAttribute('data-panel-phone-changed', mobile !== undefined)
      }
    },
    showSelection: ({ sectionId, blockIds }) => {
      const before = selected
      selected = new Set(blockIds.length > 0 ? blockIds : sectionId ? [sectionId] : [])
      for (const id of before) if (!selected.has(id)) writeName(id)
      for (const id of selected) writeName(id)
    },
  }
}

function listParts(main: HTMLElement): Map<string, HTMLElement> {
  const found = main.querySelectorAll<HTMLElement>('[data-section-id], [data-block-id]')
  return new Map([...found].map((it) => [it.dataset.blockId ?? it.dataset.sectionId ?? '', it]))
}

function listNames(page: PageDocument): Map<string, string> {
  const names = new Map<string, string>()
  for (const [index, section] of page.sections.entries()) {
    names.set(section.id, nameOfSection(section, index))
    for (const block of section.blocks) names.set(block.id, nameOfBlock(block))
  }
  return names
}

/** What a press in the frame points at, of what is edited. */
export function partAt(target: EventTarget | null): Selection | null {
  // The frame's elements belong to another window: their class is not the one of this window.
  const element = target as Element | null
  return typeof element?.closest === 'function' && element.closest(editedSelector) ? anyPartAt(element) : null
}

/** Of the whole frame, whatever is edited just now. */
export function anyPartAt(element: Element): Selection | null {
  const blockId = element.closest<HTMLElement>('[data-block-id]')?.dataset.blockId ?? null
  const sectionId = element.closest<HTMLElement>('[data-section-id]')?.dataset.sectionId ?? null
  return sectionId ? selectBlocks(sectionId, blockId ? [blockId] : []) : null
}
