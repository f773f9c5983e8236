import { createHmac, timingSafeEqual } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { runInNewContext } from 'node:vm'

type SignatureCheck = (header: string | undefined, body: string, secret: string) => boolean

/** The function that the documentation of webhooks hands to receivers, run at a time of the test's choice. */
export async function readSignatureCheck(nowMs: number): Promise<SignatureCheck> {
  const page = await readFile(new URL('../../../../docs/webhooks.md', import.meta.url), 'utf8')
  const example = /```js\nimport .*\n([\s\S]*?)```/.exec(page)?.[1]
  if (example === undefined) throw new Error('docs/webhooks.md shows no check of signatures')
  return runInNewContext(`${example}\nisGenuine`, { createHmac, timingSafeEqual, Buffer, Date: { now: () => nowMs } })
}
