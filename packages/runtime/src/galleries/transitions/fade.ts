import type { Transition } from './move'

export const fade: Transition = ({ to, speedSeconds }) =>
  to.animate({ opacity: [0, 1] }, { duration: speedSeconds * 1000, easing: 'ease' }).finished
