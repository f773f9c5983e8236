/** Which builds hold the code of a package. Runtime and ui are parts of islands; the server draws what blocks describe. */
const buildsOf = {
  model: ['site', 'islands', 'panel', 'server'],
  commerce: ['islands', 'panel', 'server'],
  ui: ['islands', 'panel'],
  runtime: ['site', 'islands'],
  blocks: ['islands', 'panel', 'server'],
  panel: ['panel'],
  server: ['server'],
}

/** The builds that changed files below `packages` ask for, in the order they are made in; tests ask for none. */
export function listAffectedBuilds(files) {
  const sources = files.filter((file) => !/\.test\.[a-z]+$/.test(file))
  const affected = new Set(sources.flatMap((file) => buildsOf[file.split(/[\\/]/)[0]] ?? []))
  return ['site', 'islands', 'panel', 'server'].filter((mode) => affected.has(mode))
}
