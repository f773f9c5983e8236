import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './product.mjs'

/** nginx sending the same bytes from a file: the limit of what is possible. Null where it is not installed. */
export async function startNginx(body) {
  const program = ['nginx', '/usr/sbin/nginx'].find((name) => !spawnSync(name, ['-v'], { stdio: 'ignore' }).error)
  if (!program) return null
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-nginx-'))
  const port = await freePort()
  writeFileSync(join(folder, 'page'), body)
  writeFileSync(join(folder, 'nginx.conf'), configOf(folder, port))
  const child = spawn(program, ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'ignore' })
  await untilOpen(port)
  const master = child.pid
  const [worker] = readFileSync(`/proc/${master}/task/${master}/children`, 'utf8').trim().split(' ')
  return { port, pid: Number(worker), child }
}

function configOf(folder, port) {
  return `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/errors;
user root;
events { worker_connections 1024; }
http {
  access_log off; keepalive_requests 1000000; default_type text/html;
  client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c;
  uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
  server { listen 127.0.0.1:${port}; root ${folder}; location = / { try_files /page =404; add_header content-encoding br; } }
}
`
}

/** Asks again until the port answers; the system refuses at once while nobody listens. */
function untilOpen(port) {
  return new Promise((resolve) => {
    const attempt = () => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy()
        resolve()
      })
      socket.on('error', () => setTimeout(attempt, 20))
    }
    attempt()
  })
}
