import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findChromium } from '../scripts/lib/find-chromium.mjs'
import { startProduct } from './lib/product.mjs'

const rounds = 3

/** The starter site's home page in Lighthouse's phone profile. */
export async function measure() {
  const product = await startProduct()
  try {
    return rowsOf(await readLighthouse(`http://harbour-kiln.localhost:${product.port}/`))
  } finally {
    await product.stop()
  }
}

/** The middle of three runs. */
export async function readLighthouse(address) {
  const chrome = await launch({
    chromePath: await findChromium(),
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
    ],
  })
  try {
    const runs = []
    for (let round = 0; round < rounds; round++)
      runs.push((await lighthouse(address, { port: chrome.port, logLevel: 'error' })).lhr)
    runs.sort((a, b) => a.categories.performance.score - b.categories.performance.score)
    return runs[Math.floor(rounds / 2)]
  } finally {
    await chrome.kill()
  }
}

function rowsOf(report) {
  const scores = ['performance', 'accessibility', 'best-practices', 'seo'].map((name) => {
    const score = Math.round(report.categories[name].score * 100)
    return { what: name, value: String(score), limit: '100', kept: score === 100 }
  })
  const numbers = [
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
    'total-byte-weight',
  ].map((name) => ({
    what: name,
    value: report.audits[name].displayValue,
  }))
  return [...scores, ...numbers]
}
