import { readFile } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import { writeMarkdown } from '@sitewright/blocks/markdown/write-markdown'
import { stripMetadata } from './features/assets/pictures/strip-metadata'
import { makeSvgSafe } from './features/assets/svg/safe-svg'
import { readPostHtml } from './features/collections/imports/html/read-post-html'
import type { ParseReply, ParseRequest, ParseTaskWork } from './parsing/parse-tasks'

// A thread of the host: what is slow here keeps nobody waiting, and the host ends it when it takes too long.
const tasks: ParseTaskWork = {
  svg: async ({ path }) => makeSvgSafe(await readFile(path, 'utf8')),
  picture: async ({ path, type }) => stripMetadata(type, await readFile(path)),
  markdown: ({ sources, heldTexts }) => sources.map((source) => writeMarkdown(source, heldTexts)),
  post: async ({ html, from }) => readPostHtml(html, from),
}

async function work({ name, input }: ParseRequest): Promise<ParseReply> {
  try {
    return { output: await tasks[name](input as never) }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}

const reply = (said: ParseReply) => parentPort?.postMessage(said)
parentPort?.on('message', (request: ParseRequest) => void work(request).then(reply))
reply({ isReady: true })
