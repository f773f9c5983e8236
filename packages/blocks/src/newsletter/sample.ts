import { everyField } from '../form/sample'
import type { BlockSample } from '../ground/block-sample'
import type { newsletter } from './schema'

export const newsletterSample: BlockSample<typeof newsletter> = {
  faces: (_, { listId }) => [
    ...(['stacked', 'card'] as const).map((layout) => ({ layout, alignment: 'center' as const })),
    { form: { fields: everyField.slice(2, 3), captcha: 'none', storage: { listId } } },
  ],
}
