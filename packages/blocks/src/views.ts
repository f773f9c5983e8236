import { AccordionView } from './accordion/view'
import { ButtonView } from './button/view'
import { CodeView } from './code/view'
import type { BlockView } from './define-block'
import { EmbedView } from './embed/view'
import { FormBlockView } from './form/view'
import { GalleryView } from './gallery/view'
import { ImageView } from './image/view'
import { LineView } from './line/view'
import { LogoView } from './logo/view'
import { MarkdownView } from './markdown/view'
import { MarqueeView } from './marquee/view'
import { MenuView } from './menu/view'
import { NavigationView } from './navigation/view'
import { NewsletterView } from './newsletter/view'
import { QuoteView } from './quote/view'
import { ShapeView } from './shape/view'
import { SocialLinksView } from './social-links/view'
import { SpacerView } from './spacer/view'
import { TextView } from './text/view'
import { VideoView } from './video/view'

/** `never`: only props checked by the schema of the same type may be handed to a view. */
export const blockViews: Readonly<Record<string, BlockView<never>>> = {
  text: TextView,
  image: ImageView,
  gallery: GalleryView,
  video: VideoView,
  button: ButtonView,
  form: FormBlockView,
  newsletter: NewsletterView,
  accordion: AccordionView,
  shape: ShapeView,
  marquee: MarqueeView,
  line: LineView,
  spacer: SpacerView,
  logo: LogoView,
  quote: QuoteView,
  menu: MenuView,
  code: CodeView,
  markdown: MarkdownView,
  embed: EmbedView,
  navigation: NavigationView,
  'social-links': SocialLinksView,
}
