import accordion from './accordion/view.css?inline'
import button from './button/view.css?inline'
import code from './code/view.css?inline'
import embed from './embed/view.css?inline'
import form from './form/view.css?inline'
import gallery from './gallery/view.css?inline'
import imageEffects from './image/effects.css?inline'
import image from './image/view.css?inline'
import line from './line/view.css?inline'
import logo from './logo/view.css?inline'
import markdown from './markdown/view.css?inline'
import marquee from './marquee/view.css?inline'
import menu from './menu/view.css?inline'
import navigation from './navigation/view.css?inline'
import newsletter from './newsletter/view.css?inline'
import quote from './quote/view.css?inline'
import shape from './shape/view.css?inline'
import socialLinks from './social-links/view.css?inline'
import video from './video/view.css?inline'

/** Styles of each block; a block without an entry is drawn by the base styles alone. */
export const blockCss: Readonly<Record<string, string>> = {
  accordion,
  button,
  code,
  embed,
  form,
  newsletter: form + newsletter,
  // A slide may be a video.
  gallery: gallery + video,
  image: image + imageEffects,
  line,
  logo,
  markdown,
  marquee,
  menu,
  navigation,
  quote,
  shape,
  'social-links': socialLinks,
  video,
}
