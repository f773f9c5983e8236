import { startProduct } from './lib/product.mjs'

/** From the start of a built tree, with its data there, to the line with the addresses. */
export async function measure() {
  const first = await startProduct()
  await first.stop({ keepData: true })
  const second = await startProduct({ dataDir: first.dataDir })
  await second.stop()
  const seconds = second.readyAfterMs / 1000
  return [
    { what: 'first start, with the starter site', value: `${(first.readyAfterMs / 1000).toFixed(2)} s` },
    { what: 'start with data present', value: `${seconds.toFixed(2)} s`, limit: 'under 3 s', kept: seconds < 3 },
  ]
}
