import type { BlockPanel } from './block-panel'
import { ButtonPanel } from './button/panel'
import { ImagePanel } from './image/panel'
import { TextPanel } from './text/panel'

/** Drawers made by hand, by block type; the others are made from the block's schema. `never`: see `blockViews`. */
export const blockPanels: Readonly<Record<string, BlockPanel<never>>> = {
  text: TextPanel,
  image: ImagePanel,
  button: ButtonPanel,
}
