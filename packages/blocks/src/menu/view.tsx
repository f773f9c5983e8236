import type { BlockViewInput } from '../define-block'
import { IslandFrame } from '../island-frame'
import { Island, type MenuIslandProps } from './island'
import { MenuCard } from './menu-card'
import type { Menu } from './schema'

/** A single menu needs no tabs, and so no script. */
export function MenuView({ id, props }: BlockViewInput<Menu>) {
  const [only, ...others] = props.menus
  if (only && others.length === 0) {
    return (
      <div className="menu">
        <MenuCard menu={only} />
      </div>
    )
  }
  return <IslandFrame<MenuIslandProps> name="menu" load="visible" component={Island} props={{ id, menu: props }} />
}
