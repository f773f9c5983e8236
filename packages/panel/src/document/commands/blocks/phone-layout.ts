import type { PlacedBlock, Section } from '@sitewright/model/pages/document'
import type { Breakpoint } from '@sitewright/model/pages/grid'
import { placementsOf } from '../../layout/place-blocks'
import { command, type Selection, type SelectionCommand } from '../../page/command'
import { changeSectionOf, findSection } from '../../page/edit-page'
import { findSelected } from '../../selection/selected-blocks'

/** A block follows the desktop again when its own place on phones is taken away. */
function follow(block: PlacedBlock): PlacedBlock {
  if (!block.mobile) return block
  const { mobile: _, ...rest } = block
  return rest
}

const isChanged = (block: PlacedBlock) => block.mobile !== undefined
const followAll = (section: Section): Section =>
  section.blocks.some(isChanged) ? { ...section, blocks: section.blocks.map(follow) } : section

export const resetBlocksOnPhone = command<Selection>({
  id: 'blocks.reset-phone',
  label: 'Reset phone layout',
  isEnabled: (page, selection) => findSelected(page, selection)?.blocks.some(isChanged) ?? false,
  apply: (page, selection) => {
    const found = findSelected(page, selection)
    if (!found) return { page }
    const reset = (block: PlacedBlock) => (found.blocks.includes(block) ? follow(block) : block)
    return {
      page: changeSectionOf(page, found.section.id, (it) => ({ ...it, blocks: it.blocks.map(reset) })),
    }
  },
})

export const resetSectionOnPhone = command<Selection>({
  id: 'section.reset-phone',
  label: 'Reset section’s phone layout',
  isEnabled: (page, { sectionId }) => findSection(page, sectionId)?.blocks.some(isChanged) ?? false,
  apply: (page, { sectionId }) => ({ page: sectionId ? changeSectionOf(page, sectionId, followAll) : page }),
})

export const resetPageOnPhone = command<Selection>({
  id: 'page.reset-phone',
  label: 'Reset page’s phone layout',
  isEnabled: (page) => page.sections.some((section) => section.blocks.some(isChanged)),
  apply: (page) => ({ page: { ...page, sections: page.sections.map(followAll) } }),
})

function setVisible(section: Section, ids: readonly string[], breakpoint: Breakpoint, visible: boolean): Section {
  const layout = placementsOf(section, breakpoint)
  const blocks = section.blocks.map((block) => {
    const placement = layout.get(block.id)
    if (!placement || placement.visible === visible || !ids.includes(block.id)) return block
    return { ...block, [breakpoint]: { ...placement, visible } }
  })
  return { ...section, blocks }
}

/** The other layout keeps showing them. */
function hiding(breakpoint: Breakpoint, label: string): SelectionCommand {
  return command<Selection>({
    id: `blocks.hide-${breakpoint}`,
    label,
    isEnabled: (page, selection) => findSelected(page, selection) !== null,
    apply: (page, selection) => {
      const found = findSelected(page, selection)
      if (!found) return { page }
      // The phone follows the desktop, hidden blocks included: hiding on the desktop alone keeps the phone as it is.
      const keeps = breakpoint === 'desktop' ? keepOnPhone(found.section, selection.blockIds) : found.section
      const hidden = setVisible(keeps, selection.blockIds, breakpoint, false)
      return { page: changeSectionOf(page, found.section.id, () => hidden) }
    },
  })
}

function keepOnPhone(section: Section, ids: readonly string[]): Section {
  const layout = placementsOf(section, 'mobile')
  const blocks = section.blocks.map((block) => {
    const mobile = layout.get(block.id)
    return ids.includes(block.id) && mobile && !block.mobile ? { ...block, mobile } : block
  })
  return { ...section, blocks }
}

export const hideOnDesktop = hiding('desktop', 'Hide on desktop')
export const hideOnPhone = hiding('mobile', 'Hide on phone')

/** How many blocks of the section the layout does not show. */
function countHidden(section: Section, breakpoint: Breakpoint): number {
  return [...placementsOf(section, breakpoint).values()].filter((placement) => !placement.visible).length
}

/** Shows what the layout hides in the section: what is hidden cannot be picked on the page. */
export const showHiddenBlocks = command<Selection>({
  id: 'section.show-hidden',
  label: 'Show hidden blocks',
  isEnabled: (page, { sectionId }, breakpoint = 'desktop') => {
    const section = findSection(page, sectionId)
    return section !== null && countHidden(section, breakpoint) > 0
  },
  apply: (page, { sectionId }, { breakpoint }) => {
    const section = findSection(page, sectionId)
    if (!section) return { page }
    const ids = section.blocks.map((block) => block.id)
    return { page: changeSectionOf(page, section.id, (it) => setVisible(it, ids, breakpoint, true)) }
  },
})
