import { ContactPage } from './contact-page'
import { ListPage } from './list-page'
import { ListsIndex } from './lists-index'
import { readMarketingPart } from './marketing-parts'
import './marketing.css'
import './lists.css'
import './contacts.css'
import './imports.css'

/** Mailing lists, one of them, or somebody on it. */
export function MarketingScreen({ part }: { part: string | null }) {
  const place = readMarketingPart(part)
  if (place.kind === 'contact') return <ContactPage key={place.id} contactId={place.id} />
  if (place.kind === 'list') return <ListPage key={place.id} listId={place.id} />
  return <ListsIndex />
}
