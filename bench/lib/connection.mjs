import { connect } from 'node:net'

/** One kept connection that sends a request, reads its whole answer, and is free for the next. */
export function openConnection(port) {
  return new Promise((opened, failed) => {
    const socket = connect(port, '127.0.0.1')
    socket.setNoDelay(true)
    let text = ''
    let waiting = null
    const end = (error) => waiting?.reject(error ?? new Error('the host is gone'))
    socket.on('error', (error) => {
      failed(error)
      end(error)
    })
    socket.on('close', () => end())
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
      const head = text.indexOf('\r\n\r\n')
      if (head < 0) return
      const length = Number(/content-length: (\d+)/i.exec(text.slice(0, head))?.[1] ?? 0)
      if (text.length < head + 4 + length) return
      const answer = {
        status: Number(text.slice(9, 12)),
        cookies: Array.from(text.slice(0, head).matchAll(/set-cookie: ([^=]+)=([^;\r]*)/gi), ([, name, value]) => [
          name,
          value,
        ]),
        body: text.slice(head + 4, head + 4 + length),
      }
      text = text.slice(head + 4 + length)
      const { resolve } = waiting
      waiting = null
      resolve(answer)
    })
    const send = ({ method, path, headers, body }) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject }
        const content = body === undefined ? '' : JSON.stringify(body)
        const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
        if (content !== '') lines.push('Content-Type: application/json\r\n')
        const length = Buffer.byteLength(content)
        socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}Content-Length: ${length}\r\n\r\n${content}`)
      })
    socket.once('connect', () => opened({ send }))
  })
}
