export type Encoding = 'br' | 'gzip' | 'identity'

const remembered = new Map<string, Encoding>()
const maxRemembered = 200

/** The best encoding that an Accept-Encoding header allows. Browsers send few different ones, which are remembered. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity'
  const known = remembered.get(header)
  if (known) return known
  const encoding = readHeader(header)
  if (remembered.size < maxRemembered) remembered.set(header, encoding)
  return encoding
}

function readHeader(header: string): Encoding {
  const allowed = new Map<string, boolean>()
  for (const part of header.toLowerCase().slice(0, 500).split(',')) {
    const [name = '', ...parameters] = part.split(';').map((it) => it.trim())
    const isRefused = parameters.some((it) => /^q=0(\.0*)?$/.test(it))
    allowed.set(name, !isRefused)
  }
  const others = allowed.get('*') ?? false
  if (allowed.get('br') ?? others) return 'br'
  if (allowed.get('gzip') ?? others) return 'gzip'
  return 'identity'
}
