import { contributorAddedMail } from './contributor-added'
import type { MailTemplate } from './define-template'
import { formSubmissionMail } from './form-submission'
import { listConfirmMail } from './list-confirm'
import { listWelcomeMail } from './list-welcome'
import { memberConfirmMail } from './member-confirm'
import { memberInviteMail } from './member-invite'
import { memberKnownMail } from './member-known'
import { memberResetMail } from './member-reset'
import { passwordResetMail } from './password-reset'
import { testMail } from './test-mail'
import { verifyEmailMail } from './verify-email'

/** Mails in the name of a site, which its owner sees before anybody gets them. */
export const siteMailTemplates: readonly MailTemplate[] = [
  formSubmissionMail,
  contributorAddedMail,
  listConfirmMail,
  listWelcomeMail,
  memberConfirmMail,
  memberKnownMail,
  memberInviteMail,
  memberResetMail,
  testMail,
]
const platformMailTemplates: readonly MailTemplate[] = [passwordResetMail, verifyEmailMail]

export function findMailTemplate(name: string): MailTemplate | null {
  return [...siteMailTemplates, ...platformMailTemplates].find((template) => template.name === name) ?? null
}
