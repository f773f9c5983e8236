import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeFileName } from './file-name'
import { fileTypes, sniffType } from './sniff-type'

const bytes = (text: string) => Buffer.from(text, 'latin1')

test('each type is known by its bytes', () => {
  const heads: Record<string, string> = {
    jpeg: '\xff\xd8\xff\xe0\0\x10JFIF',
    png: '\x89PNG\r\n\x1a\n\0\0\0\rIHDR',
    gif: 'GIF89a\x01\0\x01\0',
    webp: 'RIFF\x24\0\0\0WEBPVP8 ',
    avif: '\0\0\0\x1cftypavif\0\0\0\0mif1miaf',
    mp4: '\0\0\0\x18ftypmp42\0\0\0\0isom',
    quicktime: '\0\0\0\x14ftypqt  \0\0\0\0',
    m4a: '\0\0\0\x18ftypM4A \0\0\0\0isom',
    webm: '\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x84webm',
    mp3: 'ID3\x04\0\0',
    wav: 'RIFF\x24\0\0\0WAVEfmt ',
    ogg: 'OggS\0\x02',
    pdf: '%PDF-1.7\n',
    woff2: 'wOF2\0\x01',
    zip: 'PK\x03\x04\x14\0\0\0\0\0photo.jpg',
    docx: 'PK\x03\x04\x14\0\0\0\0\0[Content_Types].xml\0word/document.xml',
    xlsx: 'PK\x03\x04\x14\0\0\0\0\0[Content_Types].xml\0xl/workbook.xml',
    pptx: 'PK\x03\x04\x14\0\0\0\0\0[Content_Types].xml\0ppt/presentation.xml',
    epub: 'PK\x03\x04\x0a\0\0\0mimetypeapplication/epub+zip',
    svg: '<?xml version="1.0"?><!-- made by hand -->\n<svg xmlns="http://www.w3.org/2000/svg"/>',
    woff: 'wOFF\0\0',
    otf: 'OTTO\0\x0a\0\x80\0\x03\0\x20CFF ',
    ttf: '\0\x01\0\0\0\x0a\0\x80\0\x03\0\x20cmap',
    text: 'name,price\nMug,12\n',
  }
  expect(Object.keys(heads).sort()).toEqual(Object.keys(fileTypes).sort())
  for (const [name, head] of Object.entries(heads)) expect(sniffType(bytes(head)), name).toBe(name)
  expect(sniffType(bytes('\xff\xfb\x90\x64\0\0'))).toBe('mp3')
})

test('[SEC-38] pages, scripts, programs and the unknown are refused', () => {
  const refused = [
    '<!DOCTYPE html><html></html>',
    '  \n<html><script>alert(1)</script>',
    '\xef\xbb\xbf<script>alert(1)</script>',
    '<!-- x --><html><svg></svg>',
    '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>',
    '#!/bin/sh\nrm -rf /',
    '\x7fELF\x02\x01\x01',
    'MZ\x90\0\x03',
    '\xca\xfe\xba\xbe',
    '\x1a\x45\xdf\xa3\x42\x82\x88matroska',
    '\0\0\0\x18ftypheic\0\0\0\0mif1',
    'BM\x36\0\0\0',
    'II*\0',
    '\xfe\xff\0<\0h',
    '\xff\xfe<\0h\0',
    'text with a \0 in it',
    '',
  ]
  for (const head of refused) expect(sniffType(bytes(head)), JSON.stringify(head)).toBeNull()
})

test('no bytes make it throw, and no text that begins with a tag is anything but SVG', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (head) => {
      sniffType(head)
    }),
    { numRuns: 200 },
  )
  fc.assert(
    fc.property(fc.string(), (rest) => {
      expect(['svg', null]).toContain(sniffType(Buffer.from(`<${rest}`)))
    }),
    { numRuns: 200 },
  )
})

test('names lose folders, odd characters and false endings', () => {
  expect(makeFileName('Photo 1.JPEG', fileTypes.jpeg)).toBe('Photo 1.jpeg')
  expect(makeFileName('evil.html', fileTypes.png)).toBe('evil.png')
  expect(makeFileName('../../etc/passwd', fileTypes.text)).toBe('passwd.txt')
  expect(makeFileName('C:\\Users\\me\\menu.pdf', fileTypes.pdf)).toBe('menu.pdf')
  expect(makeFileName('a"b<c>\r\n\0.gif', fileTypes.gif)).toBe('a-b-c.gif')
  expect(makeFileName('Überraschung für Zoë.webp', fileTypes.webp)).toBe('Überraschung für Zoë.webp')
  expect(makeFileName('prices.csv', fileTypes.text)).toBe('prices.csv')
  expect(makeFileName('...', fileTypes.zip)).toBe('file.zip')
  expect(makeFileName('x'.repeat(500), fileTypes.zip)).toBe(`${'x'.repeat(80)}.zip`)
})

test('whatever the name, nothing in it leaves its place', () => {
  fc.assert(
    fc.property(fc.uint16Array({ maxLength: 40 }), (units) => {
      const name = makeFileName(String.fromCharCode(...units), fileTypes.png)
      expect(name).not.toMatch(/[^\p{L}\p{N}\p{M}._ -]|^\.|\.\./u)
      expect(name.endsWith('.png')).toBe(true)
    }),
    { numRuns: 50 },
  )
})
