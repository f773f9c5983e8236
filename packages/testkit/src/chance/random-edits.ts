import { blockSchemas } from '@sitewright/blocks/registry/schemas'
import type { PageDocument } from '@sitewright/model/pages/document'
import { desktopPlacement } from '@sitewright/model/pages/grid'
import { richTextOf } from '@sitewright/model/text/rich-text'
import { addBlock } from '@sitewright/panel/document/commands/blocks/add-block'
import { deleteBlock } from '@sitewright/panel/document/commands/blocks/delete-block'
import { duplicateBlock } from '@sitewright/panel/document/commands/blocks/duplicate-block'
import { placeBlock } from '@sitewright/panel/document/commands/blocks/place-block'
import { updateBlock } from '@sitewright/panel/document/commands/blocks/update-block'
import { addSection } from '@sitewright/panel/document/commands/sections/add-section'
import { changeSection } from '@sitewright/panel/document/commands/sections/change-section'
import { deleteSection } from '@sitewright/panel/document/commands/sections/delete-section'
import { duplicateSection } from '@sitewright/panel/document/commands/sections/duplicate-section'
import { moveSectionUp } from '@sitewright/panel/document/commands/sections/move-section-up'
import { type Command, selectBlocks, selectSection } from '@sitewright/panel/document/page/command'

/** Three numbers decide what is done where, so that every edit can be made again. */
export interface Chance {
  readonly kind: number
  readonly part: number
  readonly value: number
}

type Run = <Input>(command: Command<Input>, input: Input) => void

const types = ['text', 'button', 'spacer', 'quote'] as const
const themes = ['white', 'light', 'dark', 'black-bold'] as const

const kinds: readonly ((page: PageDocument, chance: Chance, run: Run) => void)[] = [
  (page, { part }, run) => run(addSection, { afterId: pick(page.sections, part)?.id ?? null }),
  addAnyBlock,
  addAnyBlock,
  (page, { part, value }, run) => {
    const block = pick(blocksOf(page), part)
    if (block) run(updateBlock, { blockId: block.id, change: changeOf(block.type, value) })
  },
  (page, { part, value }, run) => {
    const block = pick(blocksOf(page), part)
    const [x, y] = [value % 12, value % 30]
    const desktop = desktopPlacement.parse({ start: { x, y }, end: { x: x + 6, y: y + 3 } })
    if (block) run(placeBlock, { blockId: block.id, desktop })
  },
  (page, { part, value }, run) => {
    const section = pick(page.sections, part)
    if (section) run(changeSection, { sectionId: section.id, change: { theme: pick(themes, value) ?? 'white' } })
  },
  (page, { part, value }, run) => {
    const section = pick(page.sections, part)
    if (section) run(changeSection, { sectionId: section.id, change: { name: `Name ${value}` } })
  },
  (page, { part }, run) => runOnBlock(page, part, deleteBlock, run),
  (page, { part }, run) => runOnBlock(page, part, duplicateBlock, run),
  (page, { part }, run) => run(moveSectionUp, selectSection(pick(page.sections, part)?.id ?? null)),
  (page, { part, value }, run) => {
    if (value % 4 === 0) run(deleteSection, selectSection(pick(page.sections, part)?.id ?? null))
  },
  (page, { part, value }, run) => {
    if (value % 4 === 0) run(duplicateSection, selectSection(pick(page.sections, part)?.id ?? null))
  },
]

/** Does one thing that an owner can do, by the command that the panel does it with. */
export function editByChance(page: PageDocument, chance: Chance, run: Run): void {
  pick(kinds, chance.kind)?.(page, chance, run)
}

function addAnyBlock(page: PageDocument, { part, value }: Chance, run: Run): void {
  const section = pick(page.sections, part)
  const block = blockSchemas[pick(types, value) ?? 'text']
  if (section && block) run(addBlock, { sectionId: section.id, block })
}

function runOnBlock(page: PageDocument, part: number, command: typeof deleteBlock, run: Run): void {
  const block = pick(blocksOf(page), part)
  const section = page.sections.find((it) => it.blocks.some((other) => other.id === block?.id))
  if (block && section) run(command, selectBlocks(section.id, [block.id]))
}

function changeOf(type: string, value: number): Record<string, unknown> {
  return type === 'text' ? { text: richTextOf(`Words ${value}`) } : type === 'button' ? { text: `Press ${value}` } : {}
}

function blocksOf(page: PageDocument) {
  return page.sections.flatMap((section) => section.blocks)
}

function pick<Item>(list: readonly Item[], number: number): Item | undefined {
  return list[number % Math.max(1, list.length)]
}
