const buildsQuery = /\.(?:selectFrom|insertInto|updateTable|deleteFrom|replaceInto|mergeInto)\(/
const writesSql = /\bsql(?:<[^`]*>)?`|\bsql\.(?:raw|table|join|ref|lit|val|id)\(/

/** Whether the file may ask the database: rows files, the database itself, and tests. `path` is below the server's sources. */
export function mayQuery(path) {
  return path.startsWith('storage/') || /(?:^|[/-])rows\.ts$/.test(path) || /\.test\.tsx?$/.test(path)
}

/** The numbers of the lines that hold a query. */
export function listQueryLines(source) {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
  return code
    .split('\n')
    .map((line, index) => ({ line: line.replace(/^\s*\/\/.*/, ''), number: index + 1 }))
    .filter(({ line }) => buildsQuery.test(line) || writesSql.test(line))
    .map(({ number }) => number)
}
