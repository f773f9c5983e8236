import type { BlockViewInput } from '../define-block'
import { IslandFrame } from '../island-frame'
import { type AccordionIslandProps, Island } from './island'
import type { Accordion } from './schema'

/** It wakes without waiting to be seen: a deep link to an item must open and find it from anywhere on the page. */
export function AccordionView({ id, props }: BlockViewInput<Accordion>) {
  return (
    <IslandFrame<AccordionIslandProps>
      name="accordion"
      load="idle"
      component={Island}
      props={{ id, accordion: props }}
    />
  )
}
