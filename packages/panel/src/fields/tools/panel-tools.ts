import type { PanelTools } from '@sitewright/blocks/ground/block-panel'
import { AddPictures, PictureThumb } from '../assets/add-pictures'
import { AssetField, PictureField } from '../assets/asset-field'
import { CollectionField } from '../collections/collection-field'
import { LinkField } from '../links/link-field'
import { PictureCrop } from '../pictures/picture-crop'
import { PictureFocus } from '../pictures/picture-focus'
import { CategoryField } from '../store/category-field'
import { ProductsField } from '../store/products-field'
import { LazyTextEditor } from '../text/lazy-text-editor'
import { CodeGate } from './code-gate'
import { MailingListField } from './mailing-list-field'
import { RecipientsGate } from './recipients-gate'
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
  ProductsField,
  CollectionField,
  CategoryField,
  WebhookTools,
  CodeGate,
  RecipientsGate,
}
