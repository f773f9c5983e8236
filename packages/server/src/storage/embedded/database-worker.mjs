import fs from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite, protocol, types } from '@electric-sql/pglite'

// The database opens what it writes to everybody, past the umask of the process.
const { chmodSync } = fs
fs.chmodSync = (path, mode) => chmodSync(path, mode & 0o700)

// The database runs in this thread, because a query blocks the thread it runs in.
// Pages lie in the memory of the system as well; files of the log are kept for the next ones, but no more than two.
const settings = ['shared_buffers=16MB', 'max_wal_size=64MB', 'min_wal_size=32MB']
const database = await PGlite.create({
  dataDir: workerData.folder,
  startParams: [...PGlite.defaultStartParams, ...settings.flatMap((setting) => ['-c', setting])],
})

const errorFields = ['code', 'constraint', 'table', 'column', 'detail', 'hint', 'severity']

const { serialize } = protocol
/** What was prepared under a name: the types of its parameters and the columns of its rows. */
const prepared = new Map()

async function run({ text, parameters, name }) {
  if (name !== undefined) return [await database.runExclusive(() => runPrepared({ text, parameters, name }))]
  if (parameters.length > 0) return [await database.query(text, [...parameters])]
  // Without parameters the text may hold several statements.
  return database.exec(text)
}

/** Bound and executed in one go: parsing and planning take several times as long as most statements themselves. */
async function runPrepared({ text, parameters, name }) {
  if (!prepared.has(name)) prepared.set(name, await prepare(text, name))
  const { parameterTypes, fields } = prepared.get(name)
  const values = parameters.map((value, at) => writeValue(value, parameterTypes[at]))
  const messages = await send(serialize.bind({ statement: name, values }), serialize.execute({}))
  const [command, ...counts] = (find(messages, 'commandComplete')?.text ?? '').split(' ')
  const rows = messages.filter((message) => message.name === 'dataRow').map((row) => readRow(row, fields))
  return { rows, command, affectedRows: Number(counts.at(-1) ?? 0), rowCount: rows.length }
}

async function prepare(text, name) {
  const messages = await send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }))
  return {
    parameterTypes: find(messages, 'parameterDescription')?.dataTypeIDs ?? [],
    fields: find(messages, 'rowDescription')?.fields ?? [],
  }
}

async function send(...parts) {
  const { messages } = await database.execProtocol(Buffer.concat([...parts, serialize.sync()]))
  return messages
}

function find(messages, name) {
  return messages.find((message) => message.name === name)
}

function writeValue(value, type) {
  if (value === null || value === undefined) return null
  const write = database.serializers[type]
  return write === undefined ? String(value) : write(value)
}

function readRow(row, fields) {
  return Object.fromEntries(
    fields.map(({ name, dataTypeID }, at) => [name, types.parseType(row.fields[at], dataTypeID, database.parsers)]),
  )
}

function describe(result) {
  const counted = /^(INSERT|UPDATE|DELETE|MERGE)/.test(result.command ?? '')
  return {
    rows: result.rows,
    affectedRows: counted ? (result.affectedRows ?? 0) : (result.rowCount ?? result.rows.length),
    command: result.command ?? '',
  }
}

async function close() {
  await database.close()
  process.exit(0)
}

async function answer(call) {
  try {
    const results = await run(call)
    parentPort.postMessage({ id: call.id, answers: results.map(describe) })
  } catch (error) {
    const fields = Object.fromEntries(errorFields.map((name) => [name, error?.[name]]))
    parentPort.postMessage({ id: call.id, error: { message: String(error?.message ?? error), ...fields } })
  }
}

// One after the other, in the order in which they were asked.
let last = Promise.resolve()
parentPort.on('message', (call) => {
  last = last.then(() => (call.close ? close() : answer(call)))
})
parentPort.postMessage({ isOpen: true })
