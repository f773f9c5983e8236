import type { PanelTools } from '@sitewright/blocks/block-panel'
import { AddPictures, PictureThumb } from './add-pictures'
import { AssetField, PictureField } from './asset-field'
import { CodeGate } from './code-gate'
import { LazyTextEditor } from './lazy-text-editor'
import { LinkField } from './link-field'
import { MailingListField } from './mailing-list-field'
import { PictureCrop } from './picture-crop'
import { PictureFocus } from './picture-focus'
import { WebhookTools } from './webhook-tools'

export const panelTools: PanelTools = {
  PictureField,
  FileField: AssetField,
  LinkField,
  TextField: LazyTextEditor,
  FocusField: PictureFocus,
  CropField: PictureCrop,
  AddPictures,
  PictureThumb,
  MailingListField,
  WebhookTools,
  CodeGate,
}
