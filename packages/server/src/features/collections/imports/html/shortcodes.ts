/** Shortcodes that every WordPress knows, as the HTML that they stand for. Others stay as they are written, and are named. */
export function expandShortcodes(html: string): { readonly html: string; readonly unknown: readonly string[] } {
  const unknown = new Set<string>()
  const expanded = html.replace(shortcode, (all, slash: string, name: string, written = '') => {
    const tag = name.toLowerCase()
    const write = Object.hasOwn(known, tag) ? known[tag] : undefined
    if (write !== undefined) return slash === '/' ? write.close : write.open(readAttributes(written))
    // Words in brackets are nothing but words.
    if (written.includes('=')) unknown.add(tag)
    return all
  })
  return { html: expanded, unknown: [...unknown] }
}

const shortcode = /\[(\/?)([a-z][\w-]{0,40})((?:\s[^[\]]{0,2000})?)\]/gi
const attribute = /\b([a-z_]{1,40})=(?:"([^"]*)"|'([^']*)'|([^\s"']+))/gi

type Attributes = ReadonlyMap<string, string>

interface Writing {
  readonly open: (attributes: Attributes) => string
  readonly close: string
}

function readAttributes(written: string): Attributes {
  const found = written.matchAll(attribute)
  return new Map(
    [...found].map(([, name = '', double, single, bare]) => [name.toLowerCase(), double ?? single ?? bare ?? '']),
  )
}

const caption: Writing = { open: () => '<figure class="wp-caption">', close: '</figure>' }
const film: Writing = { open: (attributes) => `<video src="${escapeHtml(sourceOf(attributes))}">`, close: '</video>' }

const known: Readonly<Record<string, Writing>> = {
  caption,
  wp_caption: caption,
  embed: { open: () => '<figure class="wp-block-embed">', close: '</figure>' },
  gallery: {
    open: (attributes) => {
      const of = (name: string) => escapeHtml(attributes.get(name) ?? '')
      return `<figure class="wp-block-gallery columns-${of('columns')}" data-ids="${of('ids') || of('include')}"></figure>`
    },
    close: '',
  },
  video: film,
  audio: film,
}

function sourceOf(attributes: Attributes): string {
  for (const name of ['src', 'mp4', 'mp3', 'm4a', 'm4v', 'webm', 'ogg', 'ogv', 'wav']) {
    const address = attributes.get(name)
    if (address !== undefined) return address
  }
  return ''
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
