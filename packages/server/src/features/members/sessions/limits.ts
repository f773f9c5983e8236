import { hashSecret } from '../../../security/secrets'

/** Tries within a quarter of an hour on one site, so that a flood on one leaves the members of the others alone. */
const max = {
  memberFromAddress: 10,
  address: 50,
  member: 100,
  joinFromAddress: 20,
  resetFromAddress: 20,
  mails: 3,
} as const

interface Asker {
  readonly websiteId: string
  readonly address: string
}

export function memberSignInLimits({ websiteId, address }: Asker, email: string) {
  const member = hashSecret(email)
  return [
    { key: `member ${websiteId} ${member} ${address}`, max: max.memberFromAddress },
    { key: `member ${websiteId} address ${address}`, max: max.address },
    { key: `member ${websiteId} account ${member}`, max: max.member },
  ]
}

export function memberJoinLimits({ websiteId, address }: Asker) {
  return [{ key: `member-join ${websiteId} ${address}`, max: max.joinFromAddress }]
}

/** Of the asker alone: what counts per member would tell whether there is one. */
export function memberResetLimits({ websiteId, address }: Asker) {
  return [{ key: `member-reset ${websiteId} ${address}`, max: max.resetFromAddress }]
}

export function memberCodeLimits({ websiteId, address }: Asker) {
  return [{ key: `member-code ${websiteId} ${address}`, max: max.resetFromAddress }]
}

/** Whoever types a stranger's address again and again fills nobody's mailbox. */
export function memberMailLimits(websiteId: string, email: string) {
  return [{ key: `member-mails ${websiteId} ${hashSecret(email)}`, max: max.mails }]
}
