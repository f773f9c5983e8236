import type { Page } from '@playwright/test'

export interface Spot {
  readonly x: number
  readonly y: number
}

export interface Named extends Spot {
  readonly name: string
}

/** What somebody with a mouse sees of the canvas once it stands still. */
export interface Scene {
  /** Everything about the page that an edit can change, in words. */
  readonly drawn: string
  /** Places where a press falls on a block or beside the blocks of a section, one for each. */
  readonly blocks: readonly Named[]
  readonly sections: readonly Named[]
  readonly blockCount: number
  readonly sectionCount: number
  /** How far to scroll so that a block is in the middle. */
  readonly toBlockPx: number
}

export interface CanvasSight {
  look(): Promise<Scene>
  /** The controls that can be pressed now: in sight, not disabled, nothing over them. Waits for the first one. */
  findControls(selector: string, name?: string): Promise<readonly [Named, ...Named[]]>
  /** The handles of the selected block that are in sight; one that is higher than the window may have none. */
  findHandles(): Promise<Named[]>
  /** Waits until this block or section is the selected one. */
  untilSelected(id: string): Promise<void>
  /** Whether the page is drawn otherwise than before; a gesture that ended where it began leaves it as it was. */
  hasChanged(before: string): Promise<boolean>
}

const notInSight = 'it does not come into sight'

/** Something moved away from under the mouse between the look and the press, as it happens to people. */
export function isMiss(error: unknown): error is Error {
  return error instanceof Error && error.message.includes(notInSight)
}

/** One question to the page for each look, so that hundreds of edits take no longer than they must. */
export async function openSight(page: Page): Promise<CanvasSight> {
  const eyes = await page.evaluateHandle((missed) => {
    /** A page that has nothing to draw may be given no frame at all: it is looked at again all the same. */
    const nextFrame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve)
        setTimeout(resolve, 250)
      })
    /** What is still the same in the next frame: nothing moves away from under the mouse. */
    async function until<Found>(
      sought: string,
      find: () => Found | null | undefined | false,
      patienceMs = 4000,
    ): Promise<Found> {
      let before = ''
      for (const end = performance.now() + patienceMs; performance.now() < end; await nextFrame()) {
        const found = find()
        const now = JSON.stringify(found)
        if (found && now === before) return found
        before = now
      }
      throw new Error(`${missed}: ${sought}`)
    }
    function openFrame() {
      const element = document.querySelector<HTMLIFrameElement>('.canvas-frame')
      const inside = element?.contentDocument
      if (!element || !inside) throw new Error('there is no canvas')
      const box = element.getBoundingClientRect()
      const scale = box.width / element.offsetWidth
      const onScreen = (x: number, y: number) => ({ x: box.left + x * scale, y: box.top + y * scale })
      /** What a press at this place of the frame falls on; null where something of the panel lies over it. */
      const hit = (x: number, y: number) => {
        const at = onScreen(x, y)
        return document.elementFromPoint(at.x, at.y) === element ? inside.elementFromPoint(x, y) : null
      }
      const parts = [...inside.querySelectorAll<HTMLElement>('main [data-section-id], main [data-block-id]')]
      return { inside, onScreen, hit, parts }
    }
    const idOf = (part: HTMLElement | null | undefined) => part?.dataset.blockId ?? part?.dataset.sectionId ?? ''
    const partAt = (element: Element | null) => element?.closest<HTMLElement>('[data-block-id], [data-section-id]')
    /** What somebody has opened to look at is no edit. */
    const withoutGlances = (html: string) => html.replace(/ (?:data-is-open|aria-expanded|hidden)="[^"]*"/g, '')
    function describe(): string {
      const words = openFrame().parts.map((it) => {
        const { theme, divider } = it.dataset
        return [
          idOf(it),
          it.style.cssText,
          theme,
          divider,
          it.dataset.blockId ? withoutGlances(it.innerHTML) : '',
        ].join(' ')
      })
      return words.join('\n')
    }
    function survey(): Scene {
      const { inside, onScreen, hit, parts } = openFrame()
      const middle = (inside.defaultView?.innerHeight ?? 0) / 2
      const block = parts.find((it) => it.dataset.blockId)
      const shares = [0.1, 0.3, 0.5, 0.7, 0.9]
      const named = parts.map((part) => {
        const { left, top, width, height } = part.getBoundingClientRect()
        const places = part.dataset.blockId
          ? [{ x: left + Math.min(24, width / 2), y: top + Math.min(24, height / 2) }]
          : shares.map((share) => ({ x: left + 8, y: top + height * share }))
        const free = places.find(({ x, y }) => partAt(hit(x, y)) === part)
        return {
          isBlock: Boolean(part.dataset.blockId),
          spot: free && { name: idOf(part), ...onScreen(free.x, free.y) },
        }
      })
      const [blocks, sections] = [named.filter((it) => it.isBlock), named.filter((it) => !it.isBlock)]
      return {
        drawn: describe(),
        blocks: blocks.flatMap(({ spot }) => spot ?? []),
        sections: sections.flatMap(({ spot }) => spot ?? []),
        blockCount: blocks.length,
        sectionCount: sections.length,
        toBlockPx: block ? Math.round(block.getBoundingClientRect().top - middle) : 0,
      }
    }
    return {
      look: () => until('a page that stands still', survey, 30_000),
      findControls: ({ selector, name }: { selector: string; name: string | undefined }) =>
        until(`${selector} ${name ?? ''}`, () => {
          const controls = [...document.querySelectorAll<HTMLElement>(selector)].flatMap((it) => {
            const { left, top, width, height } = it.getBoundingClientRect()
            const [x, y] = [left + width / 2, top + height / 2]
            const isFree = !it.ariaDisabled && it.contains(document.elementFromPoint(x, y))
            const itsName = it.ariaLabel ?? it.textContent ?? ''
            return isFree && (name ?? itsName) === itsName ? [{ name: itsName, x, y }] : []
          })
          const [first, ...others] = controls
          return first && ([first, ...others] as const)
        }),
      findHandles: () =>
        until('handles', () => {
          const { inside, onScreen, hit } = openFrame()
          return [...inside.querySelectorAll<HTMLElement>('[data-canvas-handle]')].flatMap((it) => {
            const { left, top, width, height } = it.getBoundingClientRect()
            const [x, y] = [left + width / 2, top + height / 2]
            return hit(x, y) === it ? [{ name: it.dataset.canvasHandle ?? '', ...onScreen(x, y) }] : []
          })
        }),
      untilSelected: (id: string) =>
        until(`${id}, selected`, () =>
          openFrame().parts.some((it) => idOf(it) === id && it.hasAttribute('data-panel-selected')),
        ),
      async hasChanged(before: string) {
        for (let frames = 0; frames < 8; frames++) {
          if (describe() !== before) return true
          await nextFrame()
        }
        return false
      },
    }
  }, notInSight)
  return {
    look: () => eyes.evaluate((it) => it.look()),
    findControls: (selector, name) => eyes.evaluate((it, asked) => it.findControls(asked), { selector, name }),
    findHandles: () => eyes.evaluate((it) => it.findHandles()),
    untilSelected: async (id) => void (await eyes.evaluate((it, asked) => it.untilSelected(asked), id)),
    hasChanged: (before) => eyes.evaluate((it, asked) => it.hasChanged(asked), before),
  }
}
