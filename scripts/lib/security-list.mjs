/** A row of the page, `| 12 | what must hold | … |`, whose last column holds `file` and title of each test on its own. */
const row = /^\| (\d+) \|.*\|$/
const proof = /`([^`]+)`: ([^;|]+?)(?=;|\s*\|)/g

/** What the page says proves which number. */
export function readProofs(page) {
  return page.split('\n').flatMap((line) => {
    const [, number] = row.exec(line) ?? []
    if (number === undefined) return []
    return [...line.matchAll(proof)].map(([, file, title]) => ({ number: Number(number), file, title: title.trim() }))
  })
}

const mark = /\[SEC-(\d+)\]/g
const titles = /\btest(?:\.\w+)?\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/g

/** The titles of a file, as written, with their numbers of the list. */
function readTitles(source) {
  return [...source.matchAll(titles)].map(([, single, double, template]) => {
    const title = (single ?? double ?? template ?? '').replaceAll("\\'", "'")
    return { title, numbers: [...title.matchAll(mark)].map(([, number]) => Number(number)) }
  })
}

/** `sources`: test files by name. A title of the page is the words of a test behind its marks. */
export function findListProblems(proofs, sources) {
  const tests = [...sources].flatMap(([file, source]) => readTitles(source).map((it) => ({ file, ...it })))
  const problems = proofs
    .filter((it) => !tests.some((test) => isProof(it, test)))
    .map(({ number, file, title }) => `  ${number}: no test “${title}” of that number in ${file}`)
  const forgotten = tests.flatMap((test) =>
    test.numbers
      .filter((number) => !proofs.some((it) => it.number === number && isProof(it, test)))
      .map((number) => `  ${number}: not listed: ${test.file}: ${test.title}`),
  )
  return [...problems, ...forgotten]
}

function isProof({ number, file, title }, test) {
  return test.file === file && test.numbers.includes(number) && withoutMarks(test.title) === title
}

function withoutMarks(title) {
  return title
    .replace(/^(?:\[[\w-]+\] )+/, '')
    .replaceAll(';', ',')
    .replaceAll('|', '/')
}
