import { PassThrough, type Readable, Transform } from 'node:stream'
import { Busboy } from '@fastify/busboy'
import { type Failure, fail, isFailure, type Result } from '@sitewright/model/failures/catalog'
import type { FastifyRequest } from 'fastify'
import { checkStorable } from './check-text'

export interface UploadedFile {
  readonly name: string
  readonly content: Readable
  /** The text parts before the file. */
  readonly fields: Readonly<Record<string, string>>
}

/** Who receives the file counts its bytes: a limit here would cut it off without a word. */
const limits = { files: 1, fields: 5, fieldSize: 10_000, headerPairs: 20, headerSize: 4_096 }
const maxParts = limits.files + limits.fields + 4

/** The file of a multipart body. A body that is cut off or broken fails as one that cannot be read. */
export async function readUpload(request: FastifyRequest): Promise<UploadedFile | Failure> {
  const type = request.headers['content-type'] ?? ''
  if (!/^multipart\/form-data\b/i.test(type)) return fail('asset.missing-file')
  const boundary = /;\s*boundary=(?:"([\w'()+,./:=? -]{1,70})"|([\w'()+./:=?-]{1,70})\s*(?:;|$))/i.exec(type)
  const upload = boundary === null ? malformed() : await findFile(request.raw, boundary[1] ?? boundary[2] ?? '')
  if (isFailure(upload)) return upload
  const refusal = checkStorable({ name: upload.name, fields: upload.fields })
  if (refusal === null) return upload
  upload.content.resume()
  return refusal
}

const malformed = () => fail('request.malformed')

/** Answers as soon as the file begins. */
function findFile(body: Readable, boundary: string): Promise<Result<UploadedFile>> {
  const fields: Record<string, string> = Object.create(null)
  const parser = new Busboy({ headers: { 'content-type': `multipart/form-data; boundary="${boundary}"` }, limits })
  const gate = refuseManyParts(boundary)
  let file: Readable | undefined
  return new Promise((resolve) => {
    const settle = (answer: Result<UploadedFile>) => {
      if (isFailure(answer)) {
        body.unpipe(gate)
        // What is left is read by nobody, and must not keep the answer.
        body.resume()
      }
      resolve(answer)
    }
    const breakOff = (cause?: unknown) => {
      settle(malformed())
      file?.destroy(Object.assign(new Error('The upload broke off.', { cause }), { statusCode: 400 }))
    }
    parser
      .on('field', (name, value) => {
        if (name in Object.prototype) settle(malformed())
        else fields[name] = value
      })
      .on('file', (name, content, filename) => {
        if (name in Object.prototype) {
          content.resume()
          return settle(malformed())
        }
        // Who reads it is told when it breaks off, and may begin to read a moment later.
        file = content.pipe(new PassThrough()).on('error', () => undefined)
        content.on('error', breakOff)
        // A part of bytes may come without a name, whatever the type says.
        settle({ name: filename ?? '', fields: { ...fields }, content: file })
      })
      .on('fieldsLimit', () => settle(fail('request.too-large', { values: { limit: '10 KB' } })))
      .on('finish', () => settle(fail('asset.missing-file')))
      .on('error', breakOff)
    gate.on('error', breakOff)
    body.on('aborted', breakOff).on('error', breakOff)
    body.pipe(gate).pipe(parser)
  })
}

/** Each part costs the parser some work, however empty: more of them than there can be never reach it. */
function refuseManyParts(boundary: string): Transform {
  const separator = Buffer.from(`--${boundary}`)
  let left = maxParts
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      for (let at = chunk.indexOf(separator); at >= 0; at = chunk.indexOf(separator, at + separator.length)) {
        left -= 1
        if (left < 0) return done(new Error('There are too many parts.'))
      }
      done(null, chunk)
    },
  })
}
