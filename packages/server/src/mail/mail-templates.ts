import { accountKnownMail } from './templates/account-known'
import { contributorInvitationMail } from './templates/contributor-invitation'
import type { MailTemplate } from './templates/define-template'
import { formSubmissionMail } from './templates/form-submission'
import { newCommentsMail } from './templates/new-comments'
import { passwordResetMail } from './templates/password-reset'
import { signInAlertMail } from './templates/sign-in-alert'
import { testMail } from './templates/test-mail'
import { verifyEmailMail } from './templates/verify-email'
import { commentMail } from './templates/visitors/comment'
import { draftOrderMail } from './templates/visitors/draft-order'
import { listConfirmMail } from './templates/visitors/list-confirm'
import { listWelcomeMail } from './templates/visitors/list-welcome'
import { memberConfirmMail } from './templates/visitors/member-confirm'
import { memberInviteMail } from './templates/visitors/member-invite'
import { memberKnownMail } from './templates/visitors/member-known'
import { memberResetMail } from './templates/visitors/member-reset'
import { orderCanceledMail } from './templates/visitors/order-canceled'
import { orderConfirmationMail } from './templates/visitors/order-confirmation'
import { orderDownloadsMail } from './templates/visitors/order-downloads'
import { orderRefundedMail } from './templates/visitors/order-refunded'
import { orderShippedMail } from './templates/visitors/order-shipped'
import { restockMail } from './templates/visitors/restock'

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
  newCommentsMail,
  commentMail,
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
