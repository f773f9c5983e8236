export interface ReadMessage {
  readonly from: string
  readonly to: string
  readonly subject: string
  /** As the mail states it; empty when it states none. */
  readonly date: string
  readonly text: string
  readonly html: string
}

/** Reads mails of the outbox: our own, or what somebody put there. Whatever cannot be read comes out empty. */
export function readMessage(bytes: Uint8Array): ReadMessage {
  const { headers, body } = splitPart(Buffer.from(bytes).toString('latin1'))
  const parts = readParts(headers, body, 0)
  const textOf = (type: string) => parts.find((part) => part.type === type)?.text ?? ''
  const headerText = (name: string) => decodeWords(headers.get(name) ?? '')
  return {
    from: unquote(headerText('from')),
    to: unquote(headerText('to')),
    subject: headerText('subject'),
    date: headers.get('date') ?? '',
    text: textOf('text/plain'),
    html: textOf('text/html'),
  }
}

type Headers = ReadonlyMap<string, string>

interface ReadPart {
  readonly type: string
  readonly text: string
}

const deepestPart = 5

function readParts(headers: Headers, body: string, depth: number): ReadPart[] {
  const contentType = headers.get('content-type') ?? 'text/plain'
  const type = (contentType.split(';')[0] ?? '').trim().toLowerCase()
  const boundary = /boundary="?([^";]+)"?/i.exec(contentType)?.[1]
  if (type.startsWith('multipart/') && boundary !== undefined && depth < deepestPart) {
    const pieces = `\r\n${body}`.split(`\r\n--${boundary}`).slice(1)
    const open = pieces.filter((piece) => !piece.startsWith('--'))
    return open.flatMap((piece) => {
      const part = splitPart(piece.replace(/^[ \t]*\r\n/, ''))
      return readParts(part.headers, part.body, depth + 1)
    })
  }
  return [{ type, text: decodeBody(body, headers.get('content-transfer-encoding') ?? '') }]
}

function splitPart(text: string): { headers: Headers; body: string } {
  const end = text.startsWith('\r\n') ? 0 : text.indexOf('\r\n\r\n')
  const head = end === -1 ? text : text.slice(0, end)
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  const headers = new Map<string, string>()
  for (const line of lines) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim())
  }
  return { headers, body: end === -1 ? '' : text.slice(end).replace(/^(?:\r\n){1,2}/, '') }
}

function decodeBody(body: string, encoding: string): string {
  const name = encoding.trim().toLowerCase()
  if (name === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  const bytes = name === 'quoted-printable' ? decodeQuoted(body.replace(/=[ \t]*\r\n/g, '')) : body
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

function decodeQuoted(text: string): string {
  return text.replace(/=([0-9a-f]{2})/gi, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

/** Names with signs in them stand in quotes. */
function unquote(text: string): string {
  return text.replace(/"((?:[^"\\]|\\.)*)(?:"|\\?$)/gs, (_quoted, inside: string) => inside.replace(/\\(.)/g, '$1'))
}

/** Words of headers that are not plain letters: =?UTF-8?Q?…?=. A letter may be cut between two that follow each other. */
function decodeWords(text: string): string {
  const joined = text.replace(/\?=\s+(?==\?)/g, '?=')
  return joined.replace(/(?:=\?utf-8\?[qb]\?[^?]*\?=)+/gi, (words) => {
    const bytes = [...words.matchAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi)].map(([, kind = '', content = '']) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(content, 'base64')
        : Buffer.from(decodeQuoted(content.replaceAll('_', ' ')), 'latin1'),
    )
    return Buffer.concat(bytes).toString('utf8')
  })
}
