/** What people of other tools and trades call the same thing. Any word of a line finds what is named by another one. */
const synonyms = `
image, picture, photo, img
accordion, faq, question, questions, collapsible
gallery, slideshow, carousel, slider, lightbox
video, film, movie, youtube, vimeo
button, cta, call to action
text, paragraph, copy, richtext
divider, line, separator, horizontal rule
spacer, gap, whitespace
intro, hero, banner, cover, jumbotron
quote, quotes, testimonial, testimonials, blockquote
pricing, prices, price list, plans
newsletter, mailing list, subscribe, signup, mailchimp
form, contact form, survey, questionnaire
navigation, nav, menu
import, wordpress, wxr, migrate, move
store, shop, ecommerce, commerce
blog, post, posts, news, journal, article, articles, magazine, stories
events, event, calendar, dates, agenda
portfolio, project, projects, work, case study
authors, author, writer, writers, byline
tag, tags, category, categories, topic, topics
feed, rss, atom, podcast, syndication, blog
collections, collection, blog, events, portfolio, posts
comments, comment, moderation, moderate, discussion, replies, disqus, spam
cart, basket, bag
discount, discounts, coupon, voucher, promo code
code, html, embed, iframe, script, javascript, css, snippet
code injection, tracking, google analytics, tag manager, pixel
redirect, redirects, url mappings, mappings, old address, old addresses, 301
url, slug, web address, permalink
favicon, site icon, browser icon, touch icon, app icon, icon
social image, social picture, open graph, og image, sharing, seo
colors, color, colour, palette, theme
fonts, font, typography, typeface
cookies, cookie, consent, gdpr, privacy
popup, pop-up, modal, overlay
announcement, announcement bar, top bar, notice
contributors, contributor, team, users, collaborators, staff
members, member, membership, login area
domains, domain, dns, custom url
access tokens, api key, api keys, token
outbox, sent email, mail log
background work, tasks, jobs, queue
social links, instagram, facebook, tiktok, linkedin
booking, appointment, reservation, calendar, table
markdown, md
shape, circle, rectangle, blob
marquee, ticker, scrolling text
logo, brand
made with, badge bar, badge
hidden from menu, not linked, unlinked
alt text, alternative text, image description
assets, files, media, uploads, library
footer, bottom of the page
header, top of the page
delete, remove, trash, bin
undo, revert
duplicate, copy, clone
site status, password, private, coming soon, publish
`
  .trim()
  .split('\n')
  .map((line) => line.split(', '))

const shortestSynonym = 3

/** Whether a text holds every typed word, or another name for it. */
export function holdsWords(text: string, typed: string): boolean {
  const wanted = fold(typed)
  const held = ` ${fold(text)}`
  if (wanted === '') return true
  return holds(held, wanted) || wanted.split(' ').every((word) => holds(held, word))
}

function holds(held: string, wanted: string): boolean {
  if (held.includes(wanted)) return true
  if (wanted.length < shortestSynonym) return false
  return synonyms.some(
    (names) => names.some((name) => name.startsWith(wanted)) && names.some((name) => holdsName(held, name)),
  )
}

/** Whole: 'line' is no name of 'online'. */
function holdsName(held: string, name: string): boolean {
  const end = held.indexOf(` ${name}`) + 1 + name.length
  return end > name.length && !/[a-z]/.test(held[end] ?? '')
}

/** Lowercase letters without marks, so that 'cafe' finds 'Café'. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}
