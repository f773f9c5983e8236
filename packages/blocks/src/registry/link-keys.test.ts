import { linkTarget } from '@sitewright/model/link-targets/link-target'
import { linkKeys } from '@sitewright/model/links/repair-links'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { blockSchemas } from './schemas'

/** Names of the fields in which a schema takes a link, at any depth. */
function listLinkFields(schema: z.core.$ZodType, name: string, seen = new Set<z.core.$ZodType>()): string[] {
  if (schema === (linkTarget as z.core.$ZodType)) return [name]
  if (seen.has(schema)) return []
  seen.add(schema)
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, field]) => listLinkFields(field as z.core.$ZodType, key, seen))
  if (schema instanceof z.ZodArray) return listLinkFields(schema.element as z.core.$ZodType, name, seen)
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((it) => listLinkFields(it, name, seen))
  const inner = (schema._zod.def as { innerType?: z.core.$ZodType }).innerType
  return inner === undefined ? [] : listLinkFields(inner, name, seen)
}

test('every block keeps its links where a renamed page is looked for', () => {
  const fields = Object.values(blockSchemas).flatMap((block) => listLinkFields(block.props, 'props'))
  expect(fields.length).toBeGreaterThan(2)
  expect(fields.filter((name) => !linkKeys.some((key) => key === name))).toEqual([])
})
