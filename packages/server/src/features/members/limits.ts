import { hashSecret } from '../accounts/secrets'

/** Tries within a quarter of an hour on one site, so that a flood on one leaves the members of the others alone. */
const most = {
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
    { key: `member ${websiteId} ${member} ${address}`, most: most.memberFromAddress },
    { key: `member ${websiteId} address ${address}`, most: most.address },
    { key: `member ${websiteId} account ${member}`, most: most.member },
  ]
}

export function memberJoinLimits({ websiteId, address }: Asker) {
  return [{ key: `member-join ${websiteId} ${address}`, most: most.joinFromAddress }]
}

/** Of the asker alone: what counts per member would tell whether there is one. */
export function memberResetLimits({ websiteId, address }: Asker) {
  return [{ key: `member-reset ${websiteId} ${address}`, most: most.resetFromAddress }]
}

export function memberCodeLimits({ websiteId, address }: Asker) {
  return [{ key: `member-code ${websiteId} ${address}`, most: most.resetFromAddress }]
}

/** Whoever types a stranger's address again and again fills nobody's mailbox. */
export function memberMailLimits(websiteId: string, email: string) {
  return [{ key: `member-mails ${websiteId} ${hashSecret(email)}`, most: most.mails }]
}
