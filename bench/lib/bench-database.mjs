import pg from 'pg'

/** A new database on the same server: the owner of the starter site is told to the folder that a database was begun with. */
export async function createDatabase(url, name) {
  await withClient(url, (client) => client.query(`create database ${name}`))
  return Object.assign(new URL(url), { pathname: `/${name}` }).href
}

export async function withClient(url, work) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
