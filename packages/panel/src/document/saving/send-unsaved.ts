import { type AutosaveMemory, fail, hasUnsaved, keepUnsaved, settle, show } from './autosave-memory'
import { joinHost } from './join-host'

/** So many sends without an answer are remembered. */
const rememberedSends = 3

/** Sends the document as it is now, and takes in what the host says to it. */
export async function sendUnsaved<Document>(memory: AutosaveMemory<Document>): Promise<void> {
  if (!hasUnsaved(memory)) return settle(memory)
  const sent = memory.parts.read()
  const saveId = rememberSend(memory, sent)
  keepUnsaved(memory)
  show(memory, { kind: 'saving' })
  const answer = await memory.parts.send(sent, memory.version, saveId)
  if (answer.kind === 'failed') return fail(memory, answer.text)
  if (answer.kind === 'conflict') return joinHost(memory)
  memory.unanswered = memory.unanswered.filter((it) => it.saveId !== saveId)
  // What was changed meanwhile may be just what the host asks for.
  if (answer.kind === 'refused') return show(memory, memory.parts.read() === sent ? answer : { kind: 'unsaved' })
  memory.version = answer.version
  memory.saved = sent
  memory.unanswered = []
  settle(memory)
}

/** Remembered before it is sent: the tab may be closed before the answer comes. The same document keeps its id. */
function rememberSend<Document>(memory: AutosaveMemory<Document>, document: Document): string {
  const known = memory.unanswered.find((it) => it.document === document)
  if (known) return known.saveId
  const saveId = memory.parts.newId()
  memory.unanswered = [...memory.unanswered, { saveId, document }].slice(-rememberedSends)
  return saveId
}
