import { AccordionPanel } from './accordion/panel'
import type { BlockPanel } from './block-panel'
import { ButtonPanel } from './button/panel'
import { CodePanel } from './code/panel'
import { FormPanel } from './form/panel'
import { GalleryPanel } from './gallery/panel'
import { ImagePanel } from './image/panel'
import { NewsletterPanel } from './newsletter/panel'
import { SocialLinksPanel } from './social-links/panel'
import { TextPanel } from './text/panel'
import { VideoPanel } from './video/panel'

/** Drawers made by hand, by block type; the others are made from the block's schema. `never`: see `blockViews`. */
export const blockPanels: Readonly<Record<string, BlockPanel<never>>> = {
  text: TextPanel,
  image: ImagePanel,
  gallery: GalleryPanel,
  video: VideoPanel,
  button: ButtonPanel,
  accordion: AccordionPanel,
  code: CodePanel,
  'social-links': SocialLinksPanel,
  form: FormPanel,
  newsletter: NewsletterPanel,
}

/** Drawers beside which a list of all settings would only repeat, by block type. */
export const completePanels: readonly string[] = ['form', 'newsletter']
