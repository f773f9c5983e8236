/** A block as its page knows it: its number, and what it shows. */
export interface AskedWidget {
  readonly type: number
  readonly id: string
  readonly value: unknown
}

interface WidgetRenderingBody {
  widgetJSON: string
  collectionId?: string
}

/** Only an events summary names the collection it takes its events from. */
export function buildWidgetRendering(
  block: AskedWidget,
  summary: { isEventsSummary: boolean; collectionId?: string | undefined },
): WidgetRenderingBody {
  const { type, id, value } = block
  const body = { widgetJSON: JSON.stringify({ type, id, value }) }
  const { isEventsSummary, collectionId } = summary
  return isEventsSummary && collectionId !== undefined ? { ...body, collectionId } : body
}
