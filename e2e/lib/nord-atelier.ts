export const projects = [
  'house-on-the-ridge',
  'water-pavilion',
  'court-of-the-moon',
  'market-arcade',
  'tower-14',
  'six-houses',
  'column-hall',
  'library-stair',
].map((slug) => `/work/${slug}`)
/** Every page of the portfolio. */
const exhibitions = ['/exhibitions', '/exhibitions/one-to-fifty']
export const portfolioPages = ['/', '/work', '/light', ...exhibitions, '/studio', '/contact', ...projects]
