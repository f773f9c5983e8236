import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { builtFilesBase } from './browser-assets'

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
}

interface BuiltFile {
  readonly contentType: string
  readonly plain: Buffer
  readonly br: Buffer | null
  readonly gzip: Buffer | null
}

/** Serves what the build made from memory: the set of files is closed, so no path can lead out of the folder. */
export function serveBuiltFiles(app: FastifyInstance, folder: string): void {
  const files = readBuiltFiles(folder)
  app.get(`${builtFilesBase}*`, (request, reply) => {
    const name = decodeSafely((request.params as { '*': string })['*'])
    const file = name === null ? undefined : files.get(name)
    if (!file) return reply.callNotFound()
    const accepted = String(request.headers['accept-encoding'] ?? '')
    const [body, encoding] = chooseBody(file, accepted)
    if (encoding) reply.header('content-encoding', encoding)
    return reply
      .header('content-type', file.contentType)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding')
      .send(body)
  })
}

function readBuiltFiles(folder: string): Map<string, BuiltFile> {
  const files = new Map<string, BuiltFile>()
  if (!existsSync(folder)) return files
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name)
    const contentType = contentTypes[extname(name)]
    if (!contentType || !statSync(path).isFile()) continue
    files.set(name.replaceAll('\\', '/'), {
      contentType,
      plain: readFileSync(path),
      br: readIfThere(`${path}.br`),
      gzip: readIfThere(`${path}.gz`),
    })
  }
  return files
}

function chooseBody(file: BuiltFile, accepted: string): [Buffer, string | null] {
  if (file.br && /\bbr\b/.test(accepted)) return [file.br, 'br']
  if (file.gzip && /\bgzip\b/.test(accepted)) return [file.gzip, 'gzip']
  return [file.plain, null]
}

function readIfThere(path: string): Buffer | null {
  return existsSync(path) ? readFileSync(path) : null
}

function decodeSafely(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
