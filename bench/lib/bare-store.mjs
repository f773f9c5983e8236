/**
 * The yardstick of the store: Fastify and PostgreSQL's driver, with the statements that such a shop cannot do without, and
 * nothing else: no check of what comes in, no discounts, no tax, no answer beyond what the next call needs. Each order is confirmed
 * by a mail, which becomes a file as in the product.
 */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import MailComposer from 'nodemailer/lib/mail-composer/index.js'
import pg from 'pg'

const [url, port, connections] = process.argv.slice(2)
const site = 'site'
const productId = 'mug'
const outbox = mkdtempSync(join(tmpdir(), 'bare-store-'))
let isWorking = false
const pool = new pg.Pool({ connectionString: url, max: Number(connections) })
await pool.query(`
  create table products (site text, id text, title text, details jsonb, primary key (site, id));
  create table variants (site text, id text, product_id text, price bigint, stock int, held int, primary key (site, id));
  create table carts (site text, id text, token text, state text, touched_at timestamptz, primary key (site, id));
  create unique index on carts (site, token);
  create table entries (site text, id text, cart_id text, variant_id text, quantity int, seen bigint, primary key (site, id));
  create unique index on entries (site, cart_id, variant_id);
  create table checkouts (site text, id text, cart_id text, token text, state text, details jsonb, primary key (site, id));
  create unique index on checkouts (site, cart_id);
  create table payments (site text, id text, checkout_id text, state text, amount bigint, content jsonb, primary key (site, id));
  create table holds (site text, payment_id text, variant_id text, quantity int, primary key (site, payment_id, variant_id));
  create table charges (site text, id text, amount bigint, state text, primary key (site, id));
  create table counters (site text primary key, last bigint);
  create table orders (site text, id text, number bigint, email text, total bigint, content jsonb, primary key (site, id));
  create unique index on orders (site, number);
  create table order_lines (site text, id text, order_id text, content jsonb, quantity int, primary key (site, id));
  create table order_events (site text, id text, order_id text, kind text, data jsonb, primary key (site, id));
  create table stock_changes (site text, id text, variant_id text, change int, reason text, primary key (site, id));
  create table jobs (id text primary key, kind text, payload jsonb, run_at timestamptz, lease text);
  create index on jobs (run_at) where lease is null;
  insert into products values ('${site}', '${productId}', 'Mug', '{"description": "A mug."}');
  insert into variants values ('${site}', 'one', '${productId}', 1200, 100000000, 0);
  insert into counters values ('${site}', 0);
`)

const app = fastify()

app.get('/api/commerce/storefront/products/:id', (request) =>
  transact(async (query) => {
    const [product] = await query('select * from products where site = $1 and id = $2', [site, request.params.id])
    const variants = await query('select * from variants where site = $1 and product_id = $2', [site, product.id])
    return { title: product.title, variants }
  }),
)

app.post('/api/commerce/cart/entries', (request, reply) =>
  transact(async (query) => {
    const [cartId, token] = [newId(), newId()]
    const [variant] = await query('select * from variants where site = $1 and product_id = $2', [
      site,
      request.body.productId,
    ])
    await query('insert into carts values ($1, $2, $3, $4, now())', [site, cartId, token, 'open'])
    await query(
      `insert into entries values ($1, $2, $3, $4, $5, $6)
       on conflict (site, cart_id, variant_id) do update set quantity = entries.quantity + excluded.quantity`,
      [site, newId(), cartId, variant.id, request.body.quantity, variant.price],
    )
    reply.header('set-cookie', `cart=${token}; Path=/`)
    return { entries: await readEntries(query, cartId) }
  }),
)

app.patch('/api/commerce/cart/entries/:id', (request) =>
  transact(async (query) => {
    const cart = await takeCart(query, request)
    await query('update entries set quantity = $3 where site = $1 and id = $2', [
      site,
      request.params.id,
      request.body.quantity,
    ])
    await query('update carts set touched_at = now() where site = $1 and id = $2', [site, cart.id])
    return { entries: await readEntries(query, cart.id) }
  }),
)

app.post('/api/commerce/checkouts', (request) =>
  transact(async (query) => {
    const cart = await takeCart(query, request)
    const id = newId()
    await query('insert into checkouts values ($1, $2, $3, $4, $5, $6)', [site, id, cart.id, cart.token, 'open', {}])
    await query("update carts set state = 'checkout-started' where site = $1 and id = $2", [site, cart.id])
    return { id, entries: await readEntries(query, cart.id) }
  }),
)

app.patch('/api/commerce/checkouts/:id', (request) =>
  transact(async (query) => {
    const checkout = await takeCheckout(query, request)
    const details = [site, checkout.id, request.body]
    await query('update checkouts set details = $3 where site = $1 and id = $2', details)
    const entries = await readEntries(query, checkout.cart_id)
    return { totals: { totalCents: entries.reduce((sum, entry) => sum + Number(entry.price) * entry.quantity, 0) } }
  }),
)

app.post('/api/commerce/checkouts/:id/place', async (request) => {
  const paymentId = newId()
  const content = await transact(async (query) => {
    const checkout = await takeCheckout(query, request)
    const entries = await readEntries(query, checkout.cart_id)
    for (const { variant_id: variantId, quantity } of entries) {
      await query('select * from variants where site = $1 and id = $2 for update', [site, variantId])
      await query('update variants set held = held + $3 where site = $1 and id = $2', [site, variantId, quantity])
      await query('insert into holds values ($1, $2, $3, $4)', [site, paymentId, variantId, quantity])
    }
    const amount = request.body.expectedTotalCents
    const content = { entries, amount, email: checkout.details.email, cartId: checkout.cart_id }
    await query('insert into payments values ($1, $2, $3, $4, $5, $6)', [
      ...[site, paymentId, checkout.id],
      ...['intent', amount, content],
    ])
    await query("update checkouts set state = 'paying' where site = $1 and id = $2", [site, checkout.id])
    await query("insert into jobs values ($1, $2, $3, now() + interval '1 minute')", [newId(), 'check', { paymentId }])
    return content
  })
  await transact((query) =>
    query('insert into charges values ($1, $2, $3, $4)', [site, paymentId, content.amount, 'captured']),
  )
  const ordered = await transact((query) => order(query, { paymentId, checkoutId: request.params.id, ...content }))
  void workOff()
  return ordered
})

async function order(query, { paymentId, checkoutId, cartId, entries, email, amount }) {
  const orderId = newId()
  await query('select * from payments where site = $1 and id = $2 for update', [site, paymentId])
  const [{ last }] = await query('update counters set last = last + 1 where site = $1 returning last', [site])
  await query('insert into orders values ($1, $2, $3, $4, $5, $6)', [site, orderId, last, email, amount, { entries }])
  for (const entry of entries) {
    const { variant_id: variantId, quantity } = entry
    await query('insert into order_lines values ($1, $2, $3, $4, $5)', [site, newId(), orderId, entry, quantity])
    await query('delete from holds where site = $1 and payment_id = $2', [site, paymentId])
    const counted = 'update variants set stock = stock - $3, held = held - $3 where site = $1 and id = $2'
    await query(counted, [site, variantId, quantity])
    await query('insert into stock_changes values ($1, $2, $3, $4, $5)', [site, newId(), variantId, -quantity, 'sale'])
  }
  for (const kind of ['placed', 'paid']) {
    await query('insert into order_events values ($1, $2, $3, $4, $5)', [site, newId(), orderId, kind, {}])
  }
  await query("update payments set state = 'captured' where site = $1 and id = $2", [site, paymentId])
  await query("update checkouts set state = 'ordered' where site = $1 and id = $2", [site, checkoutId])
  await query("update carts set state = 'ordered', token = null where site = $1 and id = $2", [site, cartId])
  await query('insert into jobs values ($1, $2, $3, now())', [newId(), 'mail', { orderId }])
  return { state: 'ordered', orderId }
}

const jobs = {
  /** What the mail says is fixed with the order's own record of it. */
  mail: ({ id, payload: { orderId } }) =>
    transact(async (query) => {
      const [{ number, email, total }] = await query('select * from orders where site = $1 and id = $2', [
        site,
        orderId,
      ])
      const lines = await query('select * from order_lines where site = $1 and order_id = $2', [site, orderId])
      const words = `Order ${number}: ${lines.map(({ quantity }) => `${quantity} × Mug`).join(', ')}, ${total} cents.`
      const mail = {
        from: 'shop@example.com',
        to: email,
        subject: `Order ${number}`,
        text: words,
        html: `<p>${words}</p>`,
      }
      await query('insert into jobs values ($1, $2, $3, now())', [newId(), 'send', mail])
      await query('insert into order_events values ($1, $2, $3, $4, $5)', [site, newId(), orderId, 'mail-sent', {}])
      await query('delete from jobs where id = $1', [id])
    }),
  async send({ id, payload }) {
    const file = join(outbox, `${id}.eml`)
    await writeFile(`${file}.part`, await new MailComposer(payload).compile().build())
    await rename(`${file}.part`, file)
    await transact((query) => query('delete from jobs where id = $1', [id]))
  },
}

/** One look at a time takes as much as there is, until nothing is left. */
async function workOff() {
  if (isWorking) return
  isWorking = true
  for (;;) {
    const taken = await transact((query) =>
      query(
        `update jobs set lease = $1 where id in (
           select id from jobs where lease is null and run_at <= now() order by run_at limit 10 for update skip locked
         ) returning *`,
        [newId()],
      ),
    )
    if (taken.length === 0) break
    await Promise.all(taken.map((job) => jobs[job.kind]?.(job)))
  }
  isWorking = false
}

async function takeCart(query, request) {
  const token = request.headers.cookie.split('cart=')[1]
  const [cart] = await query('select * from carts where site = $1 and token = $2 for update', [site, token])
  return cart
}

async function takeCheckout(query, request) {
  const asked = [site, request.params.id]
  const [checkout] = await query('select * from checkouts where site = $1 and id = $2 for update', asked)
  return checkout
}

function readEntries(query, cartId) {
  return query(
    `select entries.id, entries.variant_id, entries.quantity, variants.price
     from entries join variants on variants.site = entries.site and variants.id = entries.variant_id
     where entries.site = $1 and entries.cart_id = $2`,
    [site, cartId],
  )
}

/** As the product does it: one transaction for the rows of one site. */
async function transact(work) {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query("select set_config('app.website_id', $1, true)", [site])
    const answer = await work(async (text, values) => (await client.query(text, values)).rows)
    await client.query('commit')
    return answer
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

function newId() {
  return randomBytes(12).toString('hex')
}

await app.listen({ port: Number(port), host: '127.0.0.1' })
process.stdout.write('listening\n')
process.on('SIGTERM', () => {
  rmSync(outbox, { recursive: true, force: true })
  process.exit(0)
})
