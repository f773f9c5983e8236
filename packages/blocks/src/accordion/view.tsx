import type { BlockViewInput } from '../ground/define-block'
import { IslandFrame } from '../ground/island-frame'
import { type AccordionIslandProps, Island } from './island'
import { type Accordion, accordion } from './schema'

/** It wakes without waiting to be seen: a deep link to an item must open and find it from anywhere on the page. */
export function AccordionView({ id, props }: BlockViewInput<Accordion>) {
  return (
    <IslandFrame<AccordionIslandProps>
      block={accordion}
      load="idle"
      component={Island}
      props={{ id, accordion: props }}
    />
  )
}
