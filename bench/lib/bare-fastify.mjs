/** The yardstick: Fastify sending one prepared buffer, with nothing of ours in it. */
import { readFileSync } from 'node:fs'
import fastify from 'fastify'

const [file, port] = process.argv.slice(2)
const body = readFileSync(file)
const app = fastify()
app.get('/', (_request, reply) =>
  reply.header('content-type', 'text/html; charset=utf-8').header('content-encoding', 'br').send(body),
)
await app.listen({ port: Number(port), host: '127.0.0.1' })
process.stdout.write('listening\n')
process.on('SIGTERM', () => process.exit(0))
