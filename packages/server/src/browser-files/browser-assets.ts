import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Addresses of what was built for browsers. */
export interface BrowserAssets {
  /** The visitor's base script. */
  readonly runtime: string
  /** The script that hydrates islands, fetched by the base script alone. */
  readonly islands: string
  /** The page of the checkout, which loads nothing else. */
  readonly checkout: { readonly script: string; readonly imports: readonly string[] }
  readonly panel: { readonly script: string; readonly styles: readonly string[]; readonly imports: readonly string[] }
}

interface ManifestEntry {
  readonly file: string
  readonly isEntry?: boolean
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}
type Manifest = Readonly<Record<string, ManifestEntry>>

export const builtFilesBase = '/_sitewright/'

export function readBrowserAssets(folder: string): BrowserAssets {
  const site = readManifest(folder, 'manifest-site.json')
  const islands = readManifest(folder, 'manifest-islands.json')
  const panel = readManifest(folder, 'manifest-panel.json')
  const panelEntry = entryOf(panel, 'packages/panel/src/main.tsx')
  const imported = allImports(panel, panelEntry)
  const checkout = entryOf(islands, 'packages/blocks/src/checkout/checkout-entry.tsx')
  return {
    runtime: addressOf(entryOf(site, 'packages/runtime/src/main.ts').file),
    islands: addressOf(entryOf(islands, 'packages/blocks/src/hydrate-island.tsx').file),
    checkout: {
      script: addressOf(checkout.file),
      imports: [checkout, ...allImports(islands, checkout)].map((entry) => addressOf(entry.file)),
    },
    panel: {
      script: addressOf(panelEntry.file),
      styles: [panelEntry, ...imported].flatMap((entry) => entry.css ?? []).map(addressOf),
      imports: imported.map((entry) => addressOf(entry.file)),
    },
  }
}

function readManifest(folder: string, name: string): Manifest {
  return JSON.parse(readFileSync(join(folder, name), 'utf8'))
}

function entryOf(manifest: Manifest, source: string): ManifestEntry {
  const entry = manifest[source]
  if (!entry) throw new Error(`The build has no ${source}. Build again with: npm run build`)
  return entry
}

function allImports(manifest: Manifest, entry: ManifestEntry, seen = new Set<string>()): ManifestEntry[] {
  const found: ManifestEntry[] = []
  for (const name of entry.imports ?? []) {
    const imported = manifest[name]
    if (!imported || seen.has(name)) continue
    seen.add(name)
    found.push(imported, ...allImports(manifest, imported, seen))
  }
  return found
}

function addressOf(file: string): string {
  return builtFilesBase + file
}
