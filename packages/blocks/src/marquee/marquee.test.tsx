import { renderView } from '@sitewright/testkit/sites/render-block'
import { expect, test } from 'vitest'
import { blockCss } from '../registry/block-css'
import { marquee } from './schema'
import { MarqueeView } from './view'

const defaults = marquee.props.parse({ items: ['Made by hand'] })

function render(changes: Record<string, unknown> = {}): string {
  return renderView(MarqueeView, marquee.props.parse({ ...marquee.starter, items: ['Made by hand'], ...changes }))
}

test('[BLOCK-012] the wave frequency defaults to 1', () => {
  expect(defaults.waveFrequency).toBe(1)
})

test('[BLOCK-013] the wave intensity defaults to 0, a straight line', () => {
  expect(defaults.waveIntensity).toBe(0)
  expect(render()).not.toContain('marquee-letter')
  expect(render({ waveIntensity: 2 })).toContain('marquee-letter')
})

test('[BLOCK-014] the direction defaults to left', () => {
  expect(defaults.animationDirection).toBe('left')
  expect(render()).toContain('data-direction="left"')
})

test('[BLOCK-015] the speed defaults to 1, and a greater speed takes less time', () => {
  expect(defaults.animationSpeed).toBe(1)
  const secondsAt = (animationSpeed: number) => Number(/--duration:([\d.]+)s/.exec(render({ animationSpeed }))?.[1])
  expect(secondsAt(2)).toBeCloseTo(secondsAt(1) / 2)
})

test('[BLOCK-016] it does not pause on hover by default', () => {
  expect(defaults.pausedOnHover).toBe(false)
})

test('[BLOCK-017] with pausedOnHover the text stands still while the pointer is over it', () => {
  expect(render({ pausedOnHover: true })).toContain('data-paused-on-hover="true"')
  expect(blockCss.marquee).toMatch(/data-paused-on-hover=.?true.?\]:hover[^{]*\{\s*--play:\s*paused/)
})

test('[BLOCK-018] without pausedOnHover no rule stops it on hover', () => {
  expect(render()).toContain('data-paused-on-hover="false"')
  expect(blockCss.marquee).not.toMatch(/\.marquee:hover[^{]*\{[^}]*paused/)
})

test('[BLOCK-019] the marquee is at least 50 px wide', () => {
  expect(blockCss.marquee).toMatch(/\.marquee\s*\{[^}]*min-width:\s*50px/)
})

test('the words are read out once, can be stopped, and stand still under reduced motion', () => {
  expect(render({ items: ['One', 'Two'] })).toContain('<p class="visually-hidden">One, Two</p>')
  expect(render()).toContain('<input type="checkbox"/><span>Stop moving</span>')
  expect(blockCss.marquee).toMatch(/prefers-reduced-motion: reduce\)\s*\{\s*\.marquee-copy\s*\{\s*animation:\s*none/)
})
