import { accountKnownMail } from './account-known'
import { contributorInvitationMail } from './contributor-invitation'
import type { MailTemplate } from './define-template'
import { draftOrderMail } from './draft-order'
import { formSubmissionMail } from './form-submission'
import { listConfirmMail } from './list-confirm'
import { listWelcomeMail } from './list-welcome'
import { memberConfirmMail } from './member-confirm'
import { memberInviteMail } from './member-invite'
import { memberKnownMail } from './member-known'
import { memberResetMail } from './member-reset'
import { orderCanceledMail } from './order-canceled'
import { orderConfirmationMail } from './order-confirmation'
import { orderDownloadsMail } from './order-downloads'
import { orderRefundedMail } from './order-refunded'
import { orderShippedMail } from './order-shipped'
import { passwordResetMail } from './password-reset'
import { restockMail } from './restock'
import { signInAlertMail } from './sign-in-alert'
import { testMail } from './test-mail'
import { verifyEmailMail } from './verify-email'

/** Mails in the name of a site, which its owner sees before anybody gets them. */
export const siteMailTemplates: readonly MailTemplate[] = [
  formSubmissionMail,
  contributorInvitationMail,
  listConfirmMail,
  listWelcomeMail,
  memberConfirmMail,
  memberKnownMail,
  memberInviteMail,
  memberResetMail,
  orderConfirmationMail,
  orderShippedMail,
  orderRefundedMail,
  orderCanceledMail,
  orderDownloadsMail,
  draftOrderMail,
  restockMail,
  testMail,
]
const platformMailTemplates: readonly MailTemplate[] = [
  passwordResetMail,
  verifyEmailMail,
  accountKnownMail,
  signInAlertMail,
]

export function findMailTemplate(name: string): MailTemplate | null {
  return [...siteMailTemplates, ...platformMailTemplates].find((template) => template.name === name) ?? null
}
