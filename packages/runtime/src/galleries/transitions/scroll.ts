import { slideOver, type Transition } from './move'

export const scroll: Transition = (move) => slideOver(move, move.speedSeconds)
