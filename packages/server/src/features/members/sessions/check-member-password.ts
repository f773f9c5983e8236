import type { Failure } from '@sitewright/model/failures/catalog'
import { readSiteDocument } from '../../../content/document-rows'
import { checkNewPassword, namesOfPerson } from '../../../security/check-new-password'
import type { Services } from '../../../services/services'

interface Chosen {
  readonly websiteId: string
  readonly email: string
  readonly name: string
  readonly password: string
  readonly field: string
}

/** As for accounts; the name that everybody knows here is the site's. */
export async function checkMemberPassword(
  { database }: Pick<Services, 'database'>,
  { websiteId, email, name, password, field }: Chosen,
): Promise<Failure | null> {
  const { title } = (await database.site(websiteId, (tx) => readSiteDocument(tx, websiteId, 'settings'))).body
  return checkNewPassword(password, { field, names: [...namesOfPerson({ email, displayName: name }), title] })
}
