import type { BlockViewInput } from '../ground/define-block'
import { IslandFrame } from '../ground/island-frame'
import { Island, type MenuIslandProps } from './island'
import { MenuCard } from './menu-card'
import { type Menu, menu } from './schema'

/** A single menu needs no tabs, and so no script. */
export function MenuView({ id, props, context }: BlockViewInput<Menu>) {
  const [only, ...others] = props.menus
  if (only && others.length === 0) {
    return (
      <div className="menu">
        <MenuCard menu={only} />
      </div>
    )
  }
  const islandProps = { id, menu: props, label: context.texts.blocks.menuTabs }
  return <IslandFrame<MenuIslandProps> block={menu} load="visible" component={Island} props={islandProps} />
}
