/**
 * Sends forms as fast as they are taken over so many kept connections: a key, then the form with it. Prints a line for each
 * hundred that were acknowledged; ends when the time is up or the host is gone.
 */
import { writeSync } from 'node:fs'
import { openConnection } from './connection.mjs'

const chunks = []
for await (const chunk of process.stdin) chunks.push(chunk)
const { port, host, formId, connections, seconds, prefix } = JSON.parse(Buffer.concat(chunks).toString())

const endsAt = performance.now() + seconds * 1000
const startedAt = performance.now()
let number = 0
let tries = 0
let acknowledged = []
const refusals = {}

await Promise.allSettled(Array.from({ length: connections }, keepSending))
tell()
const took = (performance.now() - startedAt) / 1000
const { user, system } = process.cpuUsage()
writeSync(1, `${JSON.stringify({ tries, refusals, seconds: took, processorSeconds: (user + system) / 1e6 })}\n`)
// Kept connections would keep this process until the host ends them.
process.exit(0)

/** What was acknowledged is told at once: this process outlives the host, and its reader counts. */
function tell() {
  if (acknowledged.length > 0) writeSync(1, `${JSON.stringify({ acknowledged })}\n`)
  acknowledged = []
}

async function keepSending() {
  const { send } = await openConnection(port)
  const post = (path, body) => send({ method: 'POST', path, headers: { Host: host }, body })
  while (performance.now() < endsAt) {
    const { body: keyed } = await post('/api/form/FormSubmissionKey')
    const message = `${prefix}-${++number}`
    tries++
    const { status } = await post('/api/form/SaveFormSubmission', writeBody(JSON.parse(keyed).key, message))
    if (status >= 200 && status < 300) acknowledged.push(message)
    else refusals[status] = (refusals[status] ?? 0) + 1
    if (acknowledged.length >= 100) tell()
  }
}

function writeBody(key, message) {
  return {
    key,
    formId,
    collectionId: '',
    objectName: formId,
    isOverlayForm: false,
    submitButtonText: 'Send',
    form: JSON.stringify({
      name: ['Ada', 'Byron'],
      email: `visitor-${message}@example.com`,
      message: `Do you have the blue vase in a larger size? I would like to fetch it on Friday. ${message}`,
    }),
    pageTitle: 'Contact',
    pageId: '',
    contentSource: 'c',
    pagePath: '/contact',
    pagePermissionTypeValue: 1,
    elapsedMs: 30_000,
  }
}
