import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'

// The database runs in this thread, because a query blocks the thread it runs in.
const database = await PGlite.create({ dataDir: workerData.folder })

const errorFields = ['code', 'constraint', 'table', 'column', 'detail', 'hint', 'severity']

async function run({ text, parameters }) {
  if (parameters.length > 0) return [await database.query(text, [...parameters])]
  // Without parameters the text may hold several statements.
  return database.exec(text)
}

function describe(result) {
  const counted = /^(INSERT|UPDATE|DELETE|MERGE)/.test(result.command ?? '')
  return {
    rows: result.rows,
    affectedRows: counted ? (result.affectedRows ?? 0) : (result.rowCount ?? result.rows.length),
    command: result.command ?? '',
  }
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

parentPort.on('message', async (call) => {
  if (call.close) {
    await database.close()
    process.exit(0)
  }
  await answer(call)
})
parentPort.postMessage({ isOpen: true })
