import type { MailContent, MailDesign, MailPart } from './templates/mail-content'

/** The same mail for programs that show no HTML. */
export function writeMailText(content: MailContent, design: Pick<MailDesign, 'title' | 'address'>): string {
  const parts = [content.heading, ...content.parts.map(writePart), `-- \n${content.footnote}${writeFootLink(content)}`]
  return `${[...parts, `${design.title}\n${design.address}`].join('\n\n')}\n`
}

function writeFootLink({ footLink }: MailContent): string {
  return footLink === undefined ? '' : `\n${footLink.label}: ${footLink.address}`
}

function writePart(part: MailPart): string {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'button':
      return `${part.label}:\n${part.address}`
    case 'facts':
      return part.facts.map(({ name, value }) => `${name}:\n${value === '' ? '-' : value}`).join('\n\n')
  }
}
