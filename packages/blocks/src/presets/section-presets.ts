import { aboutPresets } from './about'
import { actionPresets } from './action'
import { contactPresets } from './contact'
import { eventsPresets } from './events'
import { footerPresets } from './footer'
import { galleryPresets } from './gallery'
import { introPresets } from './intro'
import { newsletterPresets } from './newsletter'
import { peoplePresets } from './people'
import type { PresetPurpose, SectionPreset } from './preset'
import { pressPresets } from './press'
import { pricesPresets } from './prices'
import { questionsPresets } from './questions'
import { quotesPresets } from './quotes'
import { servicesPresets } from './services'
import { storePresets } from './store'

/** Every designed section, by what it is for. */
export const sectionPresets: Readonly<Record<PresetPurpose, readonly SectionPreset[]>> = {
  intro: introPresets,
  about: aboutPresets,
  services: servicesPresets,
  gallery: galleryPresets,
  people: peoplePresets,
  prices: pricesPresets,
  quotes: quotesPresets,
  store: storePresets,
  questions: questionsPresets,
  events: eventsPresets,
  press: pressPresets,
  action: actionPresets,
  newsletter: newsletterPresets,
  contact: contactPresets,
  footer: footerPresets,
}
