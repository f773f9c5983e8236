import { writeBreakpoints } from '@sitewright/model/reference/devices'
import blog from './styles/blog.css?inline'
import calendar from './styles/calendar.css?inline'
import cardsSource from './styles/cards.css?inline'
import events from './styles/events.css?inline'

/** Styles of cards, wherever they stand. */
export const cards = writeBreakpoints(cardsSource)
/** Of cards in a block, and of a month in one. */
export const summaryCardsCss = cards + blog + events
export const calendarBlockCss = events + calendar
