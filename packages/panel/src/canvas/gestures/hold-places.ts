import { gridArea } from '@sitewright/blocks/page/grid-area'
import type { Breakpoint } from '@sitewright/model/pages/grid'
import type { Spots } from '../../document/layout/spots'
import type { Box } from '../../frame/box'

export interface HeldPlaces {
  /** To be called before anything of a step is written: read after it, the page would be laid out at once. */
  readScroll: () => void
  /** In another section empty places stand for the blocks; in their own the blocks stand there themselves. */
  stand: (section: HTMLElement | null, spots: Spots, breakpoint: Breakpoint) => void
  /** Where the blocks would be, in the frame's window. */
  measure: () => Box[]
  /** Draws the blocks this far from where they were taken. */
  follow: (x: number, y: number) => void
  release: () => void
}

/** Lifts blocks off the page: they are drawn under the pointer while their places on the grid are elsewhere. */
export function holdPlaces(elements: readonly HTMLElement[]): HeldPlaces {
  const document = elements[0]?.ownerDocument
  const view = document?.defaultView
  const scrollNow = () => ({ x: view?.scrollX ?? 0, y: view?.scrollY ?? 0 })
  let scroll = scrollNow()
  const taken = elements.map((element) => element.getBoundingClientRect())
  let drawn = elements.map(() => ({ x: 0, y: 0 }))
  let empty: HTMLElement[] = []
  /** Where the grid has put the lifted blocks, on the page. */
  let homes = taken.map((box) => ({ x: box.left + scroll.x, y: box.top + scroll.y }))
  for (const element of elements) element.toggleAttribute('data-panel-dragged', true)

  function measureHomes() {
    scroll = scrollNow()
    const { x, y } = scroll
    homes = elements.map((element, index) => {
      const box = element.getBoundingClientRect()
      return { x: box.left - (drawn[index]?.x ?? 0) + x, y: box.top - (drawn[index]?.y ?? 0) + y }
    })
  }
  function clear() {
    for (const element of empty) element.remove()
    empty = []
  }
  return {
    readScroll: () => {
      scroll = scrollNow()
    },
    stand: (section, spots, breakpoint) => {
      clear()
      const grid = section?.querySelector('.grid')
      if (grid && document) {
        empty = [...spots.values()].map((spot, index) => {
          const place = document.createElement('div')
          place.className = 'block'
          place.dataset.canvasPlace = ''
          place.style.setProperty(breakpoint === 'mobile' ? '--area-mobile' : '--area', gridArea(spot))
          place.style.minHeight = `${taken[index]?.height ?? 0}px`
          return place
        })
        grid.append(...empty)
      }
      measureHomes()
    },
    measure: () => {
      if (empty.length > 0) return empty.map((place) => place.getBoundingClientRect())
      const { x, y } = scroll
      return homes.map((home, index) => {
        const { width, height } = elements[index]?.getBoundingClientRect() ?? { width: 0, height: 0 }
        return { left: home.x - x, top: home.y - y, width, height }
      })
    },
    follow: (x, y) => {
      const { x: left, y: top } = scroll
      drawn = elements.map((element, index) => {
        const box = taken[index]
        const home = homes[index]
        const away = { x: (box?.left ?? 0) + x - (home?.x ?? 0) + left, y: (box?.top ?? 0) + y - (home?.y ?? 0) + top }
        element.style.translate = `${away.x}px ${away.y}px`
        return away
      })
    },
    release: () => {
      clear()
      for (const element of elements) {
        element.style.removeProperty('translate')
        element.toggleAttribute('data-panel-dragged', false)
      }
    },
  }
}
