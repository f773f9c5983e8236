import type { ComponentType } from 'react'
import type { IslandBlock } from './define-block'
import { writeScriptJson } from './script-json'

interface IslandFrameInput<Props extends object> {
  readonly block: IslandBlock
  /** When the browser fetches its code. */
  readonly load: 'visible' | 'idle' | 'interaction' | 'now'
  readonly component: ComponentType<Props>
  readonly props: Props
}

/** An interactive component: its markup, and beside it the props that the browser wakes it with. */
export function IslandFrame<Props extends object>({
  block,
  load,
  component: Component,
  props,
}: IslandFrameInput<Props>) {
  return (
    <>
      <div data-island={block.type} data-load={load}>
        <Component {...props} />
      </div>
      <script type="application/json" data-island-props="">
        {writeScriptJson(props)}
      </script>
    </>
  )
}
