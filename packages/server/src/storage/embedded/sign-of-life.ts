import { rm } from 'node:fs/promises'
import { connect, createServer } from 'node:net'

/** Of a socket, on the systems that take the shortest. */
const longestPath = 100

export interface SignOfLife {
  end(): Promise<void>
}

/**
 * A socket beside the lock, which the system closes with its process: whoever shares the machine is told at once whether that
 * lives, in whatever container it runs. Null where the file system or the length of the path allows none.
 */
export async function giveSignOfLife(path: string): Promise<SignOfLife | null> {
  if (Buffer.byteLength(path) > longestPath) return null
  const server = createServer((socket) => socket.destroy())
  server.unref()
  return new Promise((resolve) => {
    server.once('error', () => resolve(null))
    server.listen(path, () =>
      resolve({
        end: async () => {
          await new Promise((done) => server.close(done))
          await rm(path, { force: true })
        },
      }),
    )
  })
}

export function hasSignOfLife(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path)
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
