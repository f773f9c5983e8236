import { kenBurnsZoom } from '@sitewright/model/galleries/designs'
import { fade } from './fade'
import type { Transition } from './move'

const zoomSeconds = 6

/** Fades over, while the picture slowly comes nearer for as long as it is looked at. */
export const kenBurns: Transition = (move) => {
  const picture = move.to.querySelector('img')
  picture?.animate({ scale: [1, kenBurnsZoom] }, { duration: zoomSeconds * 1000, easing: 'ease-out', fill: 'forwards' })
  return fade(move)
}
