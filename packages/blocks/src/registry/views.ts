import { AccordionView } from '../accordion/view'
import { ArchiveView } from '../archive/view'
import { ButtonView } from '../button/view'
import { ButtonGroupView } from '../button-group/view'
import { CalendarView } from '../calendar/view'
import { CartLinkView } from '../cart-link/view'
import { CodeView } from '../code/view'
import { EmbedView } from '../embed/view'
import { FoodOrderingView } from '../food-ordering/view'
import { FormBlockView } from '../form/view'
import { GalleryView } from '../gallery/view'
import type { BlockProps, BlockView } from '../ground/define-block'
import { findOwn } from '../ground/find-own'
import { ImageView } from '../image/view'
import { LineView } from '../line/view'
import { LogoView } from '../logo/view'
import { MarkdownView } from '../markdown/view'
import { MarqueeView } from '../marquee/view'
import { MenuView } from '../menu/view'
import { NavigationView } from '../navigation/view'
import { NewsletterView } from '../newsletter/view'
import { PostsView } from '../posts/view'
import { ProductView } from '../product/view'
import { ProductListView } from '../product-list/view'
import { QuoteView } from '../quote/view'
import { ReservationView } from '../reservation/view'
import { SearchView } from '../search/view'
import { ShapeView } from '../shape/view'
import { SocialLinksView } from '../social-links/view'
import { SpacerView } from '../spacer/view'
import { SummaryView } from '../summary/view'
import { TableBookingView } from '../table-booking/view'
import { TagCloudView } from '../tag-cloud/view'
import { TextView } from '../text/view'
import { VideoView } from '../video/view'
import type { BlockOf, BlockType } from './schemas'

const blockViews = {
  text: TextView,
  image: ImageView,
  gallery: GalleryView,
  video: VideoView,
  button: ButtonView,
  'button-group': ButtonGroupView,
  form: FormBlockView,
  newsletter: NewsletterView,
  search: SearchView,
  accordion: AccordionView,
  shape: ShapeView,
  marquee: MarqueeView,
  line: LineView,
  spacer: SpacerView,
  logo: LogoView,
  quote: QuoteView,
  menu: MenuView,
  product: ProductView,
  'product-list': ProductListView,
  'cart-link': CartLinkView,
  summary: SummaryView,
  calendar: CalendarView,
  archive: ArchiveView,
  posts: PostsView,
  'tag-cloud': TagCloudView,
  reservation: ReservationView,
  'table-booking': TableBookingView,
  'food-ordering': FoodOrderingView,
  code: CodeView,
  markdown: MarkdownView,
  embed: EmbedView,
  navigation: NavigationView,
  'social-links': SocialLinksView,
} satisfies { readonly [Type in BlockType]: BlockView<BlockProps<BlockOf<Type>>> }

/** `never`: only props checked by the schema of the same type may be handed to a view. */
export function findView(type: string): BlockView<never> | undefined {
  return findOwn<BlockView<never>>(blockViews, type)
}
