import type { PresetPurpose, SectionPreset } from './compose/preset'
import { aboutPresets } from './sections/about'
import { actionPresets } from './sections/action'
import { contactPresets } from './sections/contact'
import { eventsPresets } from './sections/events'
import { footerPresets } from './sections/footer'
import { galleryPresets } from './sections/gallery'
import { introPresets } from './sections/intro'
import { newsletterPresets } from './sections/newsletter'
import { peoplePresets } from './sections/people'
import { pressPresets } from './sections/press'
import { pricesPresets } from './sections/prices'
import { questionsPresets } from './sections/questions'
import { quotesPresets } from './sections/quotes'
import { servicesPresets } from './sections/services'
import { storePresets } from './sections/store'

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
