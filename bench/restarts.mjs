import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../scripts/lib/postgres-server.mjs'
import { freePort, startProduct, stopChild } from './lib/product.mjs'

const visits = ['GET', 'GET', 'GET', 'POST', 'POST']

/** Three processes behind nginx, restarted in turn under visits and calls that must not be sent twice: none may fail. */
export async function measure() {
  const program = ['nginx', '/usr/sbin/nginx'].find((name) => !spawnSync(name, ['-v'], { stdio: 'ignore' }).error)
  if (!program) return [{ what: 'nginx is not installed', value: '' }]
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-restarts-'))
  const database = await startPostgres()
  const env = { DATABASE_URL: database.url, TRUSTED_PROXIES: '127.0.0.1', PUBLIC_PORT: '80' }
  const start = (port) => startProduct({ dataDir: join(folder, 'data'), port, env })
  const ports = [await freePort(), await freePort(), await freePort()]
  const products = []
  for (const port of ports) products.push(await start(port))
  const port = await freePort()
  writeFileSync(join(folder, 'nginx.conf'), configOf(folder, port, ports))
  const nginx = spawn(program, ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'ignore' })

  const agent = new Agent({ keepAlive: true })
  const counts = {}
  let isOver = false
  async function repeat(method) {
    for (let count = 0; !isOver; count += 1) {
      const status = await ask({ agent, port, method, count }).catch((error) => error.code)
      counts[status] = (counts[status] ?? 0) + 1
    }
  }
  const codes = []
  await untilServed(agent, port)
  const load = visits.map(repeat)
  for (const [index, product] of products.entries()) {
    codes.push(await product.stop({ keepData: true }))
    products[index] = await start(ports[index])
  }
  isOver = true
  await Promise.all(load)
  for (const product of products) await product.stop({ keepData: true })
  await stopChild(nginx)
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const failed = all - (counts[200] ?? 0)
  return [
    { what: 'requests during three restarts', value: String(all) },
    { what: 'failed', value: `${failed} ${JSON.stringify(counts)}`, limit: '0', kept: failed === 0 },
    { what: 'exit codes', value: codes.join(' '), limit: '0 0 0', kept: codes.every((code) => code === 0) },
  ]
}

/** From many addresses, so that no limit of tries is met. */
function ask({ agent, port, method, count }) {
  const path = method === 'GET' ? '/' : '/api/form/FormSubmissionKey'
  const headers = { host: 'harbour-kiln.localhost', 'x-forwarded-for': `10.0.${(count >> 8) & 255}.${count & 255}` }
  return new Promise((resolve, reject) => {
    const asked = request({ agent, port, host: '127.0.0.1', method, path, headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode))
    })
    asked.on('error', reject).end()
  })
}

async function untilServed(agent, port) {
  const status = await ask({ agent, port, method: 'GET', count: 0 }).catch(() => 0)
  if (status !== 200) await untilServed(agent, port)
}

/** As it comes, but that a process which is restarted is tried again at once: by default nginx leaves it alone for 10 seconds. */
function configOf(folder, port, ports) {
  return `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/errors;
user root;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c;
  uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
  upstream hosts { ${ports.map((it) => `server 127.0.0.1:${it} max_fails=0;`).join(' ')} keepalive 16; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://hosts; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host $host;
    }
  }
}
`
}
