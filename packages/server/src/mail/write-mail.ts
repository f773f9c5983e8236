import { textsFor } from '@sitewright/model/visitor-texts/texts-for'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'
import type { MailTemplate } from './templates/define-template'
import type { MailDesign } from './templates/mail-content'
import { writeMailHtml } from './write-html'
import { writeMailText } from './write-text'

interface WrittenMail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

export function writeMail<Data>(template: MailTemplate<Data>, data: Data, design: MailDesign): WrittenMail {
  const texts = mailTextsOf(template, design)
  const content = template.write(data, texts)
  return {
    subject: content.subject,
    text: writeMailText(content, design),
    html: writeMailHtml(content, design, texts.mails),
  }
}

/** Visitors read the language of the site. */
export function mailTextsOf<Data>({ isForOwner }: MailTemplate<Data>, { language }: MailDesign): VisitorTexts {
  return textsFor(isForOwner ? 'en' : language)
}
