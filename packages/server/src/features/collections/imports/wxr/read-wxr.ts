import type { Readable } from 'node:stream'
import { setImmediate as letOthersRun } from 'node:timers/promises'
import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { createEntryCollector } from './collect-entries'
import { type WxrPiece, WxrProblem } from './wxr-entries'

/** Bytes that are read without a pause: a few milliseconds. */
const sliceLength = 16_384
const maxDepth = 50
/** Exports of some hosts hold characters that XML has no place for. */
const controlCharacters = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu

/**
 * The entries of an export, a piece of the file at a time, between which others take turns. Only what XML itself names is
 * resolved: a file that brings entities of its own is refused. Throws a WxrProblem with words for the owner.
 */
export async function* readWxr(content: Readable): AsyncGenerator<WxrPiece[]> {
  const reader = createWxrReader()
  let decoder: TextDecoder | null = null
  for await (const chunk of content as AsyncIterable<Buffer>) {
    decoder ??= decoderOf(chunk)
    for (let at = 0; at < chunk.length; at += sliceLength) {
      const text = decoder.decode(chunk.subarray(at, at + sliceLength), { stream: true })
      const pieces = reader.push(text.replace(controlCharacters, ''))
      if (pieces.length > 0) yield pieces
      await letOthersRun()
    }
  }
  yield reader.end((decoder?.decode() ?? '').replace(controlCharacters, ''))
}

interface OpenElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  text: string
}

function createWxrReader() {
  let pieces: WxrPiece[] = []
  const collector = createEntryCollector((piece) => pieces.push(piece))
  const open: OpenElement[] = []
  const parser = new SaxesParser({ xmlns: false, position: true })
  let hasBegun = false

  parser.on('error', () => {
    throw new WxrProblem(`The file is damaged near line ${parser.line}. Nothing was imported. Export it again.`)
  })
  parser.on('doctype', () => {
    throw new WxrProblem('The file declares a document type, which exports of WordPress don’t. Nothing was imported.')
  })
  parser.on('opentag', (tag: SaxesTagPlain) => {
    if (open.length === 0 && tag.name !== 'rss') throw new WxrProblem(notWordPress)
    if (open.length > maxDepth) throw new WxrProblem('The file is nested too deeply. Nothing was imported.')
    open.push({ name: tag.name, attributes: tag.attributes, text: '' })
    collector.open(tag.name, parser.line)
  })
  const addText = (text: string) => {
    const element = open.at(-1)
    if (element !== undefined) element.text += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    const { name, text, attributes } = open.pop() ?? { name: '', text: '', attributes: {} }
    collector.close({ name, text, attributes, parent: open.at(-1)?.name ?? '' })
  })

  function take(): WxrPiece[] {
    const taken = pieces
    pieces = []
    return taken
  }

  return {
    push(text: string): WxrPiece[] {
      // Plugins print empty lines before the declaration, where XML allows none.
      const begun = hasBegun ? text : text.trimStart()
      hasBegun ||= begun !== ''
      parser.write(begun)
      return take()
    },
    end(text: string): WxrPiece[] {
      if (!hasBegun) throw new WxrProblem('The file is empty.')
      parser.write(text).close()
      return take()
    },
  }
}

const notWordPress = 'This isn’t a WordPress export. In WordPress, open Tools › Export and upload the XML file.'

function decoderOf(chunk: Buffer): TextDecoder {
  const label = /^[^<]{0,200}<\?xml[^>]{1,200}?encoding=["']([\w-]{1,40})["']/.exec(
    chunk.toString('latin1', 0, 500),
  )?.[1]
  try {
    return new TextDecoder(label ?? 'utf-8')
  } catch {
    return new TextDecoder('utf-8')
  }
}
