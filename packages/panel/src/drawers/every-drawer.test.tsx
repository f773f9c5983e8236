import type { BlockPanel, BlockPanelInput } from '@sitewright/blocks/ground/block-panel'
import type { BlockDefinition } from '@sitewright/blocks/ground/define-block'
import { findPanel } from '@sitewright/blocks/registry/panels'
import { type BlockType, blockSchemas } from '@sitewright/blocks/registry/schemas'
import { Children, isValidElement, type ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readAt } from '../fields/schema/prop-path'
import { type DrawerField, fieldsOfSchema } from '../fields/schema/schema-fields'
import { drawerTabs, groupFields } from '../fields/schema/schema-groups'
import { panelTools } from '../fields/tools/panel-tools'

type Props = Record<string, unknown>

/** Values that a control of this kind may report. */
function listReports(control: Props): unknown[] {
  if ('checked' in control) return [!control.checked]
  if (Array.isArray(control.choices)) return control.choices.map((choice) => choice.value)
  if (typeof control.value === 'number') return [control.value]
  return typeof control.value === 'object' && control.value !== null ? [control.value] : ['https://example.com/a']
}

/** Every element of a drawing that has a label and reports changes. */
function listControls(node: ReactNode): Props[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<Props>(child)) return []
    const own = typeof child.props.onChange === 'function' && typeof child.props.label === 'string' ? [child.props] : []
    return [...own, ...listControls(child.props.children as ReactNode)]
  })
}

/** Props that a drawer made by hand can change, in every state that its own controls lead to. */
function listReached(definition: BlockDefinition): Set<string> {
  const panel = findPanel(definition.type) as BlockPanel<Props> | undefined
  const reached = new Set<string>()
  const seen = new Set<string>()
  function visit(props: Props): void {
    if (!panel || seen.has(JSON.stringify(props)) || seen.size > 60) return
    seen.add(JSON.stringify(props))
    const next: Props[] = []
    const input: BlockPanelInput<Props> = {
      blockId: 'a'.repeat(24),
      props,
      errors: {},
      tools: panelTools,
      onChange: (change) => next.push(change),
      drawFields: (...names) => {
        for (const name of names) reached.add(name)
        return null
      },
    }
    for (const control of drawerTabs.flatMap((tab) => listControls(panel[tab]?.(input)))) {
      expect(String(control.label).trim()).not.toBe('')
      for (const value of listReports(control)) (control.onChange as (value: unknown) => void)(value)
    }
    for (const change of next) {
      for (const name of Object.keys(change)) reached.add(name)
      visit({ ...props, ...change })
    }
  }
  visit(definition.props.parse(definition.starter))
  return reached
}

function listFields(fields: readonly DrawerField[]): DrawerField[] {
  return fields.flatMap((field) => {
    const inner = field.kind === 'group' ? field.fields : field.kind === 'list' ? [field.item] : []
    return [field, ...listFields(inner)]
  })
}

describe.each(Object.values(blockSchemas))('$label', (definition) => {
  const fields = fieldsOfSchema(definition.props, definition.words)

  test('every prop has a labeled control', () => {
    const names = Object.keys(definition.props.shape).sort()
    const drawn = Object.values(groupFields(fields)).flatMap((group) => group.map((field) => field.key))
    expect(drawn.sort()).toEqual(names)
    for (const field of listFields(fields)) expect(field.label).toMatch(/^[A-Z0-9]/)
    const isMadeByHand = findPanel(definition.type) !== undefined
    if (isMadeByHand) for (const name of listReached(definition)) expect(names).toContain(name)
    // The raw JSON is for blocks to come; those that are here deserve a real control.
    else expect(listFields(fields).filter((field) => field.kind === 'data')).toEqual([])
  })

  test('no two controls of one object have the same label', () => {
    for (const group of [fields, ...listFields(fields).map((field) => (field.kind === 'group' ? field.fields : []))]) {
      const labels = group.map((field) => field.label)
      expect(new Set(labels).size).toBe(labels.length)
    }
  })

  test('texts that are written in place are props of the block', () => {
    for (const { prop } of definition.texts ?? []) {
      const props = definition.props.parse(definition.starter)
      const value = readAt(props, prop.replace('*', '0'))
      expect(typeof value === 'string' || readAt(value as Props, 'type') === 'doc').toBe(true)
    }
  })
})

test.each<BlockType>(['text', 'button', 'accordion', 'code', 'social-links', 'product', 'food-ordering'])(
  'every prop of %s has a control in one of the tabs',
  (type) => {
    const definition = blockSchemas[type]
    expect([...listReached(definition)].sort()).toEqual(Object.keys(definition.props.shape).sort())
  },
)

test('a block that is added to the library tomorrow has its drawer at once', () => {
  const props = z.strictObject({
    headline: z.string().max(80).default(''),
    color: z.enum(['text', 'link']).default('text'),
    isShownOnce: z.boolean().default(false),
    choices: z.record(z.string(), z.number()).default({}),
    scrollEffect: z.enum(['none', 'fade']).default('none'),
  })
  expect(
    Object.entries(groupFields(fieldsOfSchema(props))).map(([tab, fields]) => [tab, fields.map(({ label }) => label)]),
  ).toEqual([
    ['content', ['Headline', 'Shown once', 'Choices']],
    ['style', ['Color']],
    ['effects', ['Scroll effect']],
  ])
})

test('a video block takes an uploaded film, its captions and a picture, each from files of its kind', () => {
  const { props: schema, starter } = blockSchemas.video
  const { content } = findPanel('video') as BlockPanel<Props>
  const props = schema.parse({ ...starter, source: 'upload' })
  const controls = listControls(
    content({ blockId: '', props, errors: {}, tools: panelTools, onChange: () => {}, drawFields: () => null }),
  )
  expect(controls.flatMap(({ label, kind }) => (kind ? [[label, kind]] : []))).toEqual([
    ['Video file', 'video'],
    ['Captions (WebVTT file)', 'file'],
  ])
})
