import type { PanelTools } from '@sitewright/blocks/block-panel'
import { LazyTextEditor } from './lazy-text-editor'
import { LinkField } from './link-field'
import { PictureField } from './picture-field'
import { PictureFocus } from './picture-focus'

export const panelTools: PanelTools = { PictureField, LinkField, TextField: LazyTextEditor, FocusField: PictureFocus }
