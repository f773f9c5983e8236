/** Writes what the product is made of, as CycloneDX: the packages that run, without those that build and test it. */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { giveUp, installPackages, root } from './lib/prepare.mjs'

installPackages()
const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--omit', 'dev']
const made = spawnSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
if (made.status !== 0) giveUp(`npm could not list the packages: ${made.stderr.trim()}`)
const sbom = JSON.parse(made.stdout)
const file = join(root, 'sbom.cdx.json')
writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`)
process.stdout.write(`${file}: ${sbom.components.length} packages, CycloneDX ${sbom.specVersion}\n`)
