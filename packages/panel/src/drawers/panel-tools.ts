import type { PanelTools } from '@sitewright/blocks/block-panel'
import { AssetField, PictureField } from './asset-field'
import { LazyTextEditor } from './lazy-text-editor'
import { LinkField } from './link-field'
import { PictureFocus } from './picture-focus'

export const panelTools: PanelTools = {
  PictureField,
  FileField: AssetField,
  LinkField,
  TextField: LazyTextEditor,
  FocusField: PictureFocus,
}
