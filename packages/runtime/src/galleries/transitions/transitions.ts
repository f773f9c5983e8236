import type { SlideTransition } from '@sitewright/model/galleries/designs'
import { fade } from './fade'
import { kenBurns } from './ken-burns'
import type { Transition } from './move'
import { newSwipe } from './new-swipe'
import { scroll } from './scroll'
import { swipe } from './swipe'

export const transitions: Readonly<Record<SlideTransition, Transition>> = {
  fade,
  'ken-burns': kenBurns,
  scroll,
  swipe,
  'new-swipe': newSwipe,
}
