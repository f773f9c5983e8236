import { blockSchemas } from '@sitewright/blocks/registry/schemas'
import { parseWidget, type Widget, widgetRenderingBody } from '@sitewright/model/blocks-vocabulary/widget-rendering'
import { fail, type Result } from '@sitewright/model/failures/catalog'
import { type PlacedBlock, placedBlock } from '@sitewright/model/pages/document'
import { paths } from '@sitewright/model/routes/paths'
import { sendFailure } from '../../../http/failure-answers'
import type { Route, RouteInput } from '../../../http/mount-routes'
import type { RenderBlock } from '../../../render/render-block'
import type { SiteDataSource } from '../../../render/site-data'

interface WidgetParts {
  readonly siteData: SiteDataSource
  readonly renderBlock: RenderBlock
}

/** Whoever turns the pages of a calendar asks once for each. */
const perMinute = 120

/** Blocks of collections drawn anew: with another month, say. */
export function widgetRoutes(parts: WidgetParts): Route[] {
  return [
    {
      method: 'POST',
      path: paths.widgetRendering,
      on: 'site',
      perMinute,
      needsNoCrumb: true,
      handle: (input) => answerWidget(parts, input),
    },
  ]
}

async function answerWidget({ siteData, renderBlock }: WidgetParts, { target, request, reply }: RouteInput) {
  if (target?.kind !== 'site') throw new Error('a block was asked for where there is no site')
  const body = widgetRenderingBody.safeParse(request.body)
  const block = body.success ? readBlock(body.data) : fail('request.invalid')
  if ('code' in block) return sendFailure(reply, block)
  const html = await renderBlock(await siteData.load(target.website), block)
  return reply.header('cache-control', 'private, no-store').send({ html })
}

/** Only what shows a collection: other blocks would say of a page what nobody published. */
function readBlock({
  widgetJSON,
  collectionId,
}: {
  widgetJSON: string
  collectionId?: string | undefined
}): Result<PlacedBlock> {
  const widget = parseWidget(widgetJSON)
  const definition = widget && findDefinition(widget)
  if (!widget || !definition)
    return fail('request.invalid', { errors: { widgetJSON: 'This isn’t a block that can be drawn anew.' } })
  const given = { ...Object(widget.value), ...(collectionId === undefined ? {} : { collectionId }) }
  const props = definition.props.safeParse(given)
  const place = { start: { x: 0, y: 0 }, end: { x: 24, y: 10 } }
  const block = placedBlock.safeParse({ id: widget.id, type: definition.type, props: props.data ?? {}, desktop: place })
  if (!props.success || !block.success)
    return fail('request.invalid', { errors: { widgetJSON: 'These settings don’t fit the block.' } })
  return block.data
}

function findDefinition({ type }: Widget) {
  return Object.values(blockSchemas).find(
    ({ number, listItemShelves }) => number === type && listItemShelves !== undefined,
  )
}
