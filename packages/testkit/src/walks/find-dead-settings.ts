import type { z } from 'zod'
import { type GivenValues, walkSettings } from './walk-settings'

export interface SettingsWalk {
  readonly schema: z.ZodType
  /** Values in which settings can show what they do: one that needs another finds it switched on in some face. */
  readonly faces: readonly unknown[]
  write(value: unknown): Promise<void>
  /** What somebody sees or measures. The later ones are asked only where the earlier ones see no difference. */
  readonly looks: readonly (() => Promise<string>)[]
  readonly given?: GivenValues
}

export interface WalkResult {
  /** How many changes were tried that have an effect in some face. */
  readonly alive: number
  /** Changes that nobody sees in any face. */
  readonly dead: readonly string[]
}

/**
 * Changes each setting by itself, in each face until the change is seen. Of two choices of one setting that look alike, one
 * does nothing that the other does not: both must differ from the face and from each other. Where nothing was chosen yet, one
 * choice is what holds anyhow.
 */
export async function findDeadSettings(walk: SettingsWalk): Promise<WalkResult> {
  const alive = new Set<string>()
  const tried = new Set<string>()
  for (const face of walk.faces) {
    await walk.write(face)
    const before: string[] = []
    for (const look of walk.looks) before.push(await look())
    await walk.write(face)
    await expectSame(walk.looks, before)
    const choices = new Set<string>()
    const defaults = new Set<string>()
    for (const { path, name, value, isChoice, isFirstChoice } of walkSettings(walk.schema, face, walk.given)) {
      tried.add(name)
      if (alive.has(name)) continue
      await walk.write(value)
      for (const [at, look] of walk.looks.entries()) {
        const text = await look()
        const choice = `${at} ${path} ${text}`
        const isSeen = text !== before[at] && !(isChoice && choices.has(choice))
        choices.add(choice)
        if (!isSeen) continue
        alive.add(name)
        break
      }
      if (!isFirstChoice || alive.has(name) || defaults.has(path)) continue
      defaults.add(path)
      alive.add(name)
    }
    await walk.write(face)
    await expectSame(walk.looks, before)
  }
  return { alive: alive.size, dead: [...tried].filter((name) => !alive.has(name)) }
}

/** Without this control a time, an id or a limit of tries in the answer would make every setting seem alive. */
async function expectSame(looks: SettingsWalk['looks'], before: readonly string[]): Promise<void> {
  for (const [index, look] of looks.entries()) {
    const [was = '', is] = [before[index], await look()]
    if (was === is) continue
    const at = [...is, ''].findIndex((letter, place) => letter !== was[place])
    const near = (text: string) => text.slice(Math.max(at - 200, 0), at + 200)
    throw new Error(`The same value looks different: ${near(was)} | ${near(is)}`)
  }
}
