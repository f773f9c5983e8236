import type { DiscountEffect } from '@sitewright/model/commerce/selling/discounts'
import { isInScope } from './discount-scope'
import type { TotalsEntry } from './totals-input'

type BuyGet = Extract<DiscountEffect, { kind: 'buy-get' }>

interface Stack {
  readonly entry: TotalsEntry
  /** Units that no earlier discount of this kind has used. */
  readonly units: number
  readonly isBought: boolean
  readonly isGot: boolean
}

export interface BuyGetMatch {
  /** Entry → how many of it are discounted. */
  readonly got: ReadonlyMap<string, number>
  /** Entry → how many were needed for it: another discount of this kind cannot use them again. */
  readonly used: ReadonlyMap<string, number>
}

/** Which units a 'buy 2, get 1' is about: as many times as there are both, the cheapest units are the ones got. */
export function matchBuyGet(
  effect: BuyGet,
  entries: readonly TotalsEntry[],
  used: ReadonlyMap<string, number>,
): BuyGetMatch {
  const stacks = entries
    .filter(({ isGiftCard }) => !isGiftCard)
    .map((entry) => ({
      entry,
      units: entry.quantity - (used.get(entry.entryId) ?? 0),
      isBought: isInScope(effect.buy.of, entry),
      isGot: isInScope(effect.get.of, entry),
    }))
    .sort((a, b) => a.entry.unitPriceCents - b.entry.unitPriceCents || compareIds(a.entry, b.entry))
  const times = countTimes(effect, stacks)
  const got = takeGot(stacks, times * effect.get.quantity, times * effect.buy.quantity)
  return { got, used: takeBought(stacks, got, times * effect.buy.quantity) }
}

function compareIds(a: TotalsEntry, b: TotalsEntry): number {
  return a.entryId < b.entryId ? -1 : 1
}

function countTimes({ buy, get }: BuyGet, stacks: readonly Stack[]): number {
  const count = (isCounted: (stack: Stack) => boolean) =>
    stacks.reduce((sum, stack) => (isCounted(stack) ? sum + stack.units : sum), 0)
  return Math.min(
    Math.floor(count(({ isBought }) => isBought) / buy.quantity),
    Math.floor(count(({ isGot }) => isGot) / get.quantity),
    Math.floor(count(({ isBought, isGot }) => isBought || isGot) / (buy.quantity + get.quantity)),
  )
}

/** The cheapest, as long as enough to buy are left. */
function takeGot(stacks: readonly Stack[], wanted: number, toBuy: number): Map<string, number> {
  const bought = stacks.reduce((sum, { isBought, units }) => (isBought ? sum + units : sum), 0)
  let spare = bought - toBuy
  let left = wanted
  const got = new Map<string, number>()
  for (const { entry, units, isBought, isGot } of stacks) {
    const taken = isGot ? Math.min(left, units, isBought ? spare : units) : 0
    if (taken <= 0) continue
    got.set(entry.entryId, taken)
    left -= taken
    if (isBought) spare -= taken
  }
  return got
}

function takeBought(
  stacks: readonly Stack[],
  got: ReadonlyMap<string, number>,
  toBuy: number,
): ReadonlyMap<string, number> {
  let left = toBuy
  const used = new Map(got)
  for (const { entry, units, isBought } of stacks.toReversed()) {
    const gotHere = got.get(entry.entryId) ?? 0
    const taken = isBought ? Math.min(left, units - gotHere) : 0
    if (taken <= 0) continue
    used.set(entry.entryId, gotHere + taken)
    left -= taken
  }
  return used
}

/** Whether a cart has everything that such a discount asks for. */
export function hasBuyGet(effect: BuyGet, entries: readonly TotalsEntry[]): boolean {
  return matchBuyGet(effect, entries, new Map()).got.size > 0
}
