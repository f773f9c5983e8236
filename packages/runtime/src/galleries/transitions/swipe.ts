import { swipeAnimationSeconds } from '@sitewright/model/galleries/touch'
import { slideOver, type Transition } from './move'

export const swipe: Transition = (move) => slideOver({ ...move, axis: 'horizontal' }, swipeAnimationSeconds)
