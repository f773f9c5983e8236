import { z } from 'zod'

const widget = z.object({ type: z.int(), id: z.string().max(60), value: z.unknown() })
export type Widget = z.infer<typeof widget>

/** Form-encoded body of a call that renders one block again. */
export const widgetRenderingBody = z.object({
  widgetJSON: z.string().max(500_000),
  collectionId: z.string().max(60).optional(),
})

/** The block in a body, or null when it cannot be read. */
export function parseWidget(widgetJSON: string): Widget | null {
  try {
    return widget.parse(JSON.parse(widgetJSON))
  } catch {
    return null
  }
}
