import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMoney, compareMoney, isMoney, makeMoney, multiplyMoney, subtractMoney, sumMoney, zeroMoney } from './money'
import { roundToCurrency, splitMoney, takePortion } from './rounding'

const usd = (cents: number) => makeMoney(cents, 'USD')

test('[COM-046] money is whole cents of one currency', () => {
  expect(usd(1999)).toEqual({ cents: 1999, currency: 'USD' })
  expect(() => usd(19.99)).toThrow(RangeError)
  expect(() => usd(Number.NaN)).toThrow(RangeError)
  expect(isMoney({ cents: 1.5, currency: 'USD' })).toBe(false)
  expect(isMoney({ cents: 1, currency: 'DOGE' })).toBe(false)
})

test('sums, differences and multiples keep the currency', () => {
  expect(addMoney(usd(100), usd(50))).toEqual(usd(150))
  expect(subtractMoney(usd(100), usd(150))).toEqual(usd(-50))
  expect(multiplyMoney(usd(100), 3)).toEqual(usd(300))
  expect(sumMoney([usd(1), usd(2)], 'USD')).toEqual(usd(3))
  expect(sumMoney([], 'EUR')).toEqual(zeroMoney('EUR'))
})

test('currencies do not mix', () => {
  const euro = makeMoney(1, 'EUR')
  expect(() => addMoney(usd(1), euro)).toThrow(TypeError)
  expect(() => subtractMoney(usd(1), euro)).toThrow(TypeError)
  expect(() => compareMoney(usd(1), euro)).toThrow(TypeError)
})

test('halves round away from zero', () => {
  expect(takePortion(usd(250), 1, 100)).toEqual(usd(3))
  expect(takePortion(usd(-250), 1, 100)).toEqual(usd(-3))
  expect(takePortion(usd(249), 1, 100)).toEqual(usd(2))
  expect(roundToCurrency(makeMoney(150, 'JPY'))).toEqual(makeMoney(200, 'JPY'))
  expect(roundToCurrency(makeMoney(149, 'JPY'))).toEqual(makeMoney(100, 'JPY'))
})

test('a portion is exact where floating point is not', () => {
  expect(takePortion(usd(100_000_000), 8875, 100_000)).toEqual(usd(8_875_000))
  expect(takePortion(usd(1005), 1, 10)).toEqual(usd(101))
})

test('a split adds up to the whole', () => {
  expect(splitMoney(usd(100), [1, 1, 1])).toEqual([usd(34), usd(33), usd(33)])
  expect(splitMoney(usd(1), [0, 1, 1])).toEqual([usd(0), usd(1), usd(0)])
  expect(() => splitMoney(usd(1), [0])).toThrow(RangeError)
  expect(() => splitMoney(makeMoney(150, 'JPY'), [1])).toThrow(RangeError)
  const weights = fc.array(fc.nat({ max: 1000 }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), weights, (cents, parts) => {
      fc.pre(parts.some((weight) => weight > 0))
      expect(sumMoney(splitMoney(usd(cents), parts), 'USD')).toEqual(usd(cents))
    }),
    { numRuns: 200 },
  )
})

test('what rounding leaves of a split goes to the parts that lost the most by it', () => {
  expect(splitMoney(usd(100), [2, 1, 3])).toEqual([usd(33), usd(17), usd(50)])
  expect(splitMoney(usd(-100), [2, 1, 3])).toEqual([usd(-33), usd(-17), usd(-50)])
})

test('yen are split into whole yen', () => {
  const yen = (cents: number) => makeMoney(cents, 'JPY')
  expect(splitMoney(yen(10_000), [1, 1, 1])).toEqual([yen(3400), yen(3300), yen(3300)])
})
