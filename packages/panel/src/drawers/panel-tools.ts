import type { PanelTools } from '@sitewright/blocks/block-panel'
import { LazyTextEditor } from './lazy-text-editor'
import { LinkField } from './link-field'
import { PictureField } from './picture-field'

export const panelTools: PanelTools = { PictureField, LinkField, TextField: LazyTextEditor }
