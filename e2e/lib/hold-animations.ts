import type { Page } from '@playwright/test'

interface HeldAnimation {
  /** First class of what is animated. */
  readonly of: string
  readonly durationMs: number
  readonly from: Record<string, string>
  readonly to: Record<string, string>
}

type HoldingWindow = typeof window & { readonly held: Animation[] }

/** From the next page on, whatever a script animates stands still at its start until `endAnimations`. */
export async function holdAnimations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const held: Animation[] = []
    Object.assign(window, { held })
    const { animate } = Element.prototype
    Element.prototype.animate = function hold(keyframes, options) {
      const animation = animate.call(this, keyframes, options)
      animation.pause()
      held.push(animation)
      return animation
    }
  })
}

/** What is held, in the order it was begun. */
export function readAnimations(page: Page): Promise<HeldAnimation[]> {
  return page.evaluate(() => {
    const name = ({ offset, computedOffset, easing, composite, ...styles }: ComputedKeyframe) =>
      styles as Record<string, string>
    return (window as HoldingWindow).held.map(({ effect }) => {
      const [first = {}, last = {}] = (effect as KeyframeEffect).getKeyframes()
      return {
        of: (effect as KeyframeEffect).target?.classList[0] ?? '',
        durationMs: Number(effect?.getTiming().duration),
        from: name(first as ComputedKeyframe),
        to: name(last as ComputedKeyframe),
      }
    })
  })
}

/** Brings everything held to its end, and what is begun by that too. */
export async function endAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { held } = window as HoldingWindow
    for (let animation = held.shift(); animation; animation = held.shift()) {
      animation.finish()
      await animation.finished
    }
  })
}

/** Puts everything held at the middle of its time, where it stands until it is ended. */
export async function showHalfway(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of (window as HoldingWindow).held) {
      animation.currentTime = Number(animation.effect?.getTiming().duration) / 2
    }
  })
}
