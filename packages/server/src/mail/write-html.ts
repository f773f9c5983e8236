import { fillWords } from '@sitewright/model/strings/fill-words'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'
import type { MailContent, MailDesign, MailPart } from './templates/mail-content'

type FrameTexts = Pick<VisitorTexts['mails'], 'openAddress'>

/** Tables and style attributes, because mail programs know little else. Nothing in it is fetched but the site's logo. */
export function writeMailHtml(content: MailContent, design: MailDesign, texts: FrameTexts): string {
  const { colors, bodyFont } = design
  const cell = `padding:36px 40px;background:${colors.card};border:1px solid ${colors.line};border-radius:${design.cornerPx}px`
  return [
    `<!doctype html><html lang="${escapeHtml(design.language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light">',
    `<title>${escapeHtml(content.subject)}</title></head>`,
    `<body style="margin:0;padding:0;background:${colors.ground};color:${colors.text};font:400 16px/1.6 ${escapeHtml(bodyFont)}">`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${colors.ground}"><tr><td align="center" style="padding:32px 16px">`,
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">',
    `<tr><td style="padding:0 0 24px">${writeHead(design)}</td></tr>`,
    `<tr><td style="${cell}">`,
    `<h1 style="margin:0 0 16px;font:500 26px/1.25 ${escapeHtml(design.headingFont)};color:${colors.heading};overflow-wrap:anywhere">${escapeHtml(content.heading)}</h1>`,
    ...content.parts.map((part) => writePart(part, design, texts)),
    '</td></tr>',
    `<tr><td style="padding:24px 8px 0;font-size:13px;line-height:1.6;color:${colors.quietOnGround};overflow-wrap:anywhere">${escapeHtml(content.footnote)}${writeFootLink(content)}</td></tr>`,
    '</table></td></tr></table></body></html>',
  ].join('\n')
}

function writeFootLink({ footLink }: MailContent): string {
  if (footLink === undefined) return ''
  return ` <a href="${safeAddress(footLink.address)}" style="color:inherit;text-decoration:underline">${escapeHtml(footLink.label)}</a>`
}

function writeHead({ title, address, logo, headingFont, colors }: MailDesign): string {
  const name =
    logo === null
      ? escapeHtml(title)
      : `<img src="${safeAddress(logo.address)}" width="${logo.width}" height="${logo.height}" alt="${escapeHtml(title)}" style="display:block;border:0">`
  return `<a href="${safeAddress(address)}" style="font:500 20px/1.3 ${escapeHtml(headingFont)};color:${colors.heading};text-decoration:none">${name}</a>`
}

function writePart(part: MailPart, { colors, cornerPx }: MailDesign, texts: FrameTexts): string {
  switch (part.kind) {
    case 'text':
      return `<p style="margin:0 0 16px;overflow-wrap:anywhere">${breakLines(part.text)}</p>`
    case 'button':
      return [
        `<p style="margin:24px 0"><a href="${safeAddress(part.address)}" style="display:inline-block;padding:13px 26px;border-radius:${cornerPx}px;background:${colors.button};color:${colors.onButton};font-weight:600;text-decoration:none">${escapeHtml(part.label)}</a></p>`,
        `<p style="margin:0 0 16px;font-size:13px;color:${colors.quiet};overflow-wrap:anywhere">${escapeHtml(fillWords(texts.openAddress, { address: part.address }))}</p>`,
      ].join('\n')
    case 'facts':
      return part.facts
        .map(
          ({ name, value }) =>
            `<p style="margin:0;font-size:13px;color:${colors.quiet};overflow-wrap:anywhere">${escapeHtml(name)}</p><p style="margin:0 0 14px;overflow-wrap:anywhere">${value === '' ? '–' : breakLines(value)}</p>`,
        )
        .join('\n')
  }
}

function breakLines(text: string): string {
  return escapeHtml(text).replace(/\r\n?|\n/g, '<br>')
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** Addresses come from our own code; one that is no web address would run in some mail programs. */
function safeAddress(address: string): string {
  return /^https?:\/\//i.test(address) ? escapeHtml(address) : '#'
}
