import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './lib/prepare.mjs'

const listens =
  /addEventListener\(\s*['"]message['"]|\b(?:window|self|globalThis)\.onmessage\s*=|\bon\(\s*window\s*,\s*['"]message['"]/

test('[SEC-28] neither pages nor the panel listen to messages of other windows', () => {
  const found = ['blocks', 'model', 'panel', 'runtime', 'ui'].flatMap((name) => {
    const folder = join(root, 'packages', name, 'src')
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && listens.test(readFileSync(join(folder, file), 'utf8')))
      .map((file) => `${name}/${file.split(sep).join('/')}`)
  })
  expect(found).toEqual([])
})
