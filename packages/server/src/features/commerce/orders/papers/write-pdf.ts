import { toWinAnsi } from './win-ansi'

/** In points from the left and from the top. */
export interface PdfText {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly isBold: boolean
  readonly text: string
}

export interface PdfPage {
  readonly texts: readonly PdfText[]
  /** Thin lines across, from the top. */
  readonly rules: readonly { readonly x: number; readonly y: number; readonly width: number }[]
}

/** A4. */
export const paper = { width: 595, height: 842 } as const

/** Pages of text in the two weights of the font that every reader of PDF has. Texts are ones that `toWinAnsi` takes. */
export function writePdf(title: string, pages: readonly PdfPage[]): Buffer {
  const firstPage = 6
  const pageIds = pages.map((_page, at) => firstPage + at * 2)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] >>`,
    fontOf('Helvetica'),
    fontOf('Helvetica-Bold'),
    `<< /Title ${quote(title)} >>`,
    ...pages.flatMap((page, at) => {
      const content = drawPage(page)
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${paper.width} ${paper.height}] /Contents ${firstPage + at * 2 + 1} 0 R` +
          ' /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>',
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ]
  return join(objects)
}

function fontOf(name: string): string {
  return `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
}

/** Every character is one byte of the file. */
function join(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n'
  const offsets = objects.map((object, at) => {
    const offset = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  const end = `trailer\n<< /Size ${count} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(`${file}xref\n0 ${count}\n0000000000 65535 f \n${table}${end}`, 'latin1')
}

function drawPage({ texts, rules }: PdfPage): string {
  const place = (y: number) => (paper.height - y).toFixed(2)
  return [
    ...texts.map(
      ({ x, y, size, isBold, text }) =>
        `BT /${isBold ? 'F2' : 'F1'} ${size} Tf ${x.toFixed(2)} ${place(y)} Td ${quote(text)} Tj ET`,
    ),
    ...rules.map(({ x, y, width }) => `0.5 w ${x.toFixed(2)} ${place(y)} m ${(x + width).toFixed(2)} ${place(y)} l S`),
  ].join('\n')
}

function quote(text: string): string {
  const codes = toWinAnsi(text)
  if (codes === null) throw new Error('a text that the fonts of PDF do not have')
  return `(${String.fromCharCode(...codes).replace(/[\\()]/g, '\\$&')})`
}
