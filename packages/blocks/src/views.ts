import { ButtonView } from './button/view'
import type { BlockView } from './define-block'
import { ImageView } from './image/view'
import { TextView } from './text/view'

/** `never`: only props checked by the schema of the same type may be handed to a view. */
export const blockViews: Readonly<Record<string, BlockView<never>>> = {
  text: TextView,
  image: ImageView,
  button: ButtonView,
}
