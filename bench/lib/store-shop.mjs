import { signInAsOwner } from './owner.mjs'

const host = 'bench-shop.localhost'

/** A site of its own that sells one mug without counting, takes test cards and delivers to the United States. */
export async function openShop(product) {
  const { call: onPlatform } = await signInAsOwner(product, 'localhost')
  const site = await onPlatform('POST', '/api/sites', {
    title: 'Bench shop',
    identifier: 'bench-shop',
    visibility: 'public',
  })
  const { call } = await signInAsOwner(product, host)
  const { products } = await call('GET', '/api/commerce/products')
  if (products.length > 0) throw new Error('the new site sells something already')
  const mug = await call('POST', '/api/commerce/products', { title: 'Mug', priceCents: 1200 })
  const { variants } = await call('GET', `/api/commerce/products/${mug.id}`)
  await call('POST', `/api/commerce/variants/${variants[0].id}/stock`, { set: 1_000_000 })
  await call('PUT', `/api/commerce/products/${mug.id}/state`, { workflowState: 'PUBLISHED' })
  await change('/api/site/store', (body) => ({ ...body, checkout: { takesTestCards: true } }))
  const methods = [{ id: '1'.repeat(24), name: 'Standard delivery', rate: { kind: 'flat', orderCents: 500 } }]
  const zones = [{ id: '2'.repeat(24), name: 'Here', places: [{ country: 'US' }], methods }]
  await change('/api/site/delivery', () => ({ zones }))
  return { host: `${host}:${product.port}`, site, productId: mug.id, call }

  async function change(path, of) {
    const { version, body } = await call('GET', path)
    await call('PUT', path, { version, body: of(body) })
  }
}
