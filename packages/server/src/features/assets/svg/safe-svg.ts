import type { SafeSvg } from '../../../parsing/parse-tasks'
import { parseXml, type XmlElement } from './parse-xml'
import { stripComments } from './strip-comments'
import { allowedAttributes, allowedElements, unwrappedElements } from './svg-allowed'

const maxUses = 2_000

/**
 * The drawing and nothing else: written anew from what is allowed, so that nothing which was misunderstood survives.
 * Null when it is not SVG.
 */
export function makeSvgSafe(source: string): SafeSvg | null {
  const root = parseXml(source.replace(/^\ufeff/, '').trim())
  if (root === null || root.name !== 'svg' || countUses(root) > maxUses) return null
  const inner = `${writeAttributes(root)}>${root.children.map(writeChild).join('')}</svg>`
  const text = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"${inner}`
  return { text, ...readSize(root) }
}

function writeChild(child: XmlElement | string): string {
  if (typeof child === 'string') return escapeText(child)
  if (unwrappedElements.has(child.name)) return child.children.map(writeChild).join('')
  if (!allowedElements.has(child.name)) return ''
  if (child.name === 'style') return writeStyle(child)
  return `<${child.name}${writeAttributes(child)}>${child.children.map(writeChild).join('')}</${child.name}>`
}

function writeStyle(element: XmlElement): string {
  const css = element.children.filter((child) => typeof child === 'string').join('')
  return isSafeCss(css) ? `<style>${escapeText(css)}</style>` : ''
}

function writeAttributes(element: XmlElement): string {
  return Array.from(element.attributes, ([name, value]) => {
    const isLink = name === 'href' || name === 'xlink:href'
    if (isLink ? !isSafeLink(element.name, value) : !isSafeAttribute(name, value)) return ''
    return ` ${name}="${escapeText(value)}"`
  }).join('')
}

function isSafeAttribute(name: string, value: string): boolean {
  return allowedAttributes.has(name) && isSafeCss(value)
}

/** Links stay inside the drawing; a picture may carry its own pixels. */
function isSafeLink(elementName: string, value: string): boolean {
  if (/^#[\w.:-]+$/.test(value)) return true
  return elementName === 'image' && /^data:image\/(?:png|jpeg|gif|webp);base64,[a-z0-9+/=\s]*$/i.test(value)
}

const cssDangers = /@|\\|<|expression|javascript:|vbscript:|behavior|-moz-binding|image-set|image\(|src\(|\burl\s/i

/** Styles without rules that load, without escapes that hide, and with references into the drawing alone. */
function isSafeCss(value: string): boolean {
  const css = stripComments(value)
  if (cssDangers.test(css)) return false
  return (css.match(/url\([^)]*\)?/gi) ?? []).every((part) => /^url\(\s*(["']?)#[\w.:-]+\1\s*\)$/i.test(part))
}

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}

function countUses(element: XmlElement): number {
  return element.children.reduce(
    (sum, child) => sum + (typeof child === 'string' ? 0 : countUses(child)),
    element.name === 'use' ? 1 : 0,
  )
}

function readSize(root: XmlElement): { width: number | null; height: number | null } {
  const box = (root.attributes.get('viewBox') ?? '').trim().split(/[\s,]+/)
  const width = readLength(root.attributes.get('width')) ?? readLength(box[2])
  const height = readLength(root.attributes.get('height')) ?? readLength(box[3])
  return width === null || height === null ? { width: null, height: null } : { width, height }
}

/** Pixels; other units say nothing about the shape on a screen. */
function readLength(text: string | undefined): number | null {
  const match = /^\s*(\d{1,6}(?:\.\d{1,9})?)(?:px)?\s*$/.exec(text ?? '')
  const value = match ? Math.round(Number(match[1])) : 0
  return value > 0 ? value : null
}
