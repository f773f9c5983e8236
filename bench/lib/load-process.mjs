/** Reads what to send from standard input; prints how many whole answers came in how many seconds. */
import { connect } from 'node:net'

const chunks = []
for await (const chunk of process.stdin) chunks.push(chunk)
const { port, host, path, connections, seconds } = JSON.parse(Buffer.concat(chunks).toString())

const request = Buffer.from(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n\r\n`)
const startedAt = performance.now()
const endsAt = startedAt + seconds * 1000
let requests = 0

await Promise.all(Array.from({ length: connections }, keepAsking))
process.stdout.write(JSON.stringify({ requests, seconds: (performance.now() - startedAt) / 1000 }))

/** One connection: asks, reads the whole answer by its length, asks again. */
function keepAsking() {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let missing = 0
    let head = ''
    socket.setNoDelay(true)
    socket.on('connect', () => socket.write(request))
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      let rest = chunk
      if (missing === 0) {
        head += chunk.toString('latin1')
        const end = head.indexOf('\r\n\r\n')
        if (end < 0) return
        if (!head.startsWith('HTTP/1.1 200')) return reject(new Error(head.slice(0, 200)))
        missing = Number(/content-length: (\d+)/i.exec(head)[1])
        rest = { length: head.length - end - 4 }
        head = ''
      }
      missing -= rest.length
      if (missing > 0) return
      requests++
      if (performance.now() < endsAt) socket.write(request)
      else {
        socket.end()
        resolve()
      }
    })
  })
}
