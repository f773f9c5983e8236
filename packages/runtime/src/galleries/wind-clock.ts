import { isHandheld } from '@sitewright/model/screens/handheld'
import { type AutoplayClock, startAutoplay } from './autoplay-clock'
import type { GalleryMachine } from './parts/gallery-machine'
import { type GalleryParts, preloadAround, type RunningDesign } from './parts/gallery-parts'

/** The clock moves by the design's own steps: a carousel goes on by groups. */
export function windClock(parts: GalleryParts, design: RunningDesign): AutoplayClock {
  const { machine, run, slides, isStill } = parts
  const { randomize, timeout } = run.autoplayOptions
  const mover = { ...machine, go: () => stepBy(design, machine) }
  return startAutoplay(
    {
      machine: run.design === 'carousel' ? mover : machine,
      timeoutMs: timeout,
      randomize,
      random: Math.random,
      isHeldBack: () => isBehindDialog(parts.root),
      prepare: (index) => preloadAround(slides, index, 0),
      setTimer: (action, delayMs) => {
        const timer = setTimeout(action, delayMs)
        return () => clearTimeout(timer)
      },
    },
    {
      autoplay: true,
      isPointerOverGallery: false,
      isPointerOverControls: false,
      isPlayingVideo: false,
      isFocused: false,
      isUnseen: false,
      isHandheld: isHandheld({ windowWidth: innerWidth, canHover: matchMedia('(hover: hover)').matches }),
      isMotionDisabled: isStill,
    },
  )
}

function isBehindDialog(root: Element): boolean {
  const modal = document.querySelector(':modal')
  return modal !== null && !modal.contains(root)
}

function stepBy(design: RunningDesign, machine: GalleryMachine): boolean {
  const before = machine.motion().currentIndex
  design.next('autoplay')
  return machine.motion().currentIndex !== before
}
