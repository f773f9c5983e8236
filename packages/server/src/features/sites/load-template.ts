import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { blankTemplate, type TemplateSite, type TemplateStore, templateSite, templateStore } from './template'

export interface LoadedTemplate {
  readonly name: string
  /** Null for the built-in one, which has no files. */
  readonly folder: string | null
  readonly site: TemplateSite
  readonly store: TemplateStore | null
}

export interface Templates {
  /** Null when there is none of this name. */
  load(name: string): Promise<LoadedTemplate | null>
  list(): Promise<readonly LoadedTemplate[]>
}

/** `folder` holds one folder per template; null when this host has none. */
export function createTemplates(folder: string | null): Templates {
  const blank: LoadedTemplate = { name: 'blank', folder: null, site: blankTemplate, store: null }

  async function load(name: string): Promise<LoadedTemplate | null> {
    if (name === 'blank') return blank
    if (folder === null || !/^[a-z0-9-]{1,60}$/.test(name)) return null
    const path = join(folder, name, 'template.json')
    if (!existsSync(path)) return null
    const storePath = join(folder, name, 'store.json')
    return {
      name,
      folder: join(folder, name),
      site: templateSite.parse(await readJson(path)),
      store: existsSync(storePath) ? templateStore.parse(await readJson(storePath)) : null,
    }
  }

  return {
    load,
    async list() {
      const names = folder === null || !existsSync(folder) ? [] : (await readdir(folder)).sort()
      const loaded = await Promise.all(names.map(load))
      return [...loaded.filter((template) => template !== null), blank]
    },
  }
}

async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(path, 'utf8'))
}

/** The `templates` folder of the project, from the source tree and from the built server alike. */
export function findTemplatesFolder(start: string): string | null {
  for (let folder = start; ; folder = dirname(folder)) {
    const templates = join(folder, 'templates')
    if (existsSync(join(folder, 'package.json')) && existsSync(templates)) return templates
    if (dirname(folder) === folder) return null
  }
}
