import { ContactPage } from './contacts/contact-page'
import { ListPage } from './lists/list-page'
import { ListsIndex } from './lists/lists-index'
import { readMarketingPart } from './parts/marketing-parts'
import './marketing.css'
import './lists/lists.css'
import './contacts/contacts.css'
import '../../parts/imports.css'

/** Mailing lists, one of them, or somebody on it. */
export function MarketingScreen({ part }: { part: string | null }) {
  const place = readMarketingPart(part)
  if (place.kind === 'contact') return <ContactPage key={place.id} contactId={place.id} />
  if (place.kind === 'list') return <ListPage key={place.id} listId={place.id} />
  return <ListsIndex />
}
