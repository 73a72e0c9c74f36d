/**
 * Rules of feature flags in a file that whoever runs the installation keeps: read at the start, and again when it changes. A file with a fault stops
 * the start; while the product runs, what was read before counts on, and the log says what is wrong.
 */
import { unwatchFile, watchFile } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { type FlagRule, faultsOfRules, flagDeclaration, flagRule, MOST_FLAG_RULES } from '@hearthline/domain'
import type { Logger } from 'pino'
import { z } from 'zod'
import { StartRefused } from '../../start-refused.ts'

const fileFlag = z.strictObject({
  /** DISABLED: its rules are skipped, as if the file did not name the flag. */
  state: z.enum(['ENABLED', 'DISABLED']).default('ENABLED'),
  rules: z.array(flagRule).max(MOST_FLAG_RULES),
})
const fileOfFlags = z.strictObject({ flags: z.record(z.string(), fileFlag) })

export interface FileFlag {
  readonly isDisabled: boolean
  readonly rules: readonly FlagRule[]
}

type FlagsByKey = ReadonlyMap<string, FileFlag>

export interface FlagFile {
  flagOf(key: string): FileFlag | undefined
  keys(): readonly string[]
  close(): void
}

const NO_FILE: FlagFile = { flagOf: () => undefined, keys: () => [], close: () => undefined }
/** Files that are replaced by a link to another folder, as a container's, are noticed by looking and by nothing else. */
const LOOKED_AT_MS = 2000

/** @returns the flags, or every fault in a sentence */
export function readFlagFile(text: string): { readonly flags: FlagsByKey } | { readonly faults: readonly string[] } {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { faults: ['It is not JSON.'] }
  }
  const read = fileOfFlags.safeParse(json)
  if (!read.success) return { faults: read.error.issues.map(({ path, message }) => `At ${path.join('.') || 'its top'}: ${message}.`) }
  const entries = Object.entries(read.data.flags)
  const faults = entries.flatMap(([key, { rules }]) => {
    const declared = flagDeclaration(key)
    if (!declared) return [`There is no flag ${key}.`]
    return faultsOfRules(declared, rules, true).map(({ path, message }) => `At flags.${key}.rules.${path}: ${message}.`)
  })
  if (faults.length > 0) return { faults }
  return { flags: new Map(entries.map(([key, { state, rules }]) => [key, { isDisabled: state === 'DISABLED', rules }])) }
}

/** @throws StartRefused where the file cannot be read, or has a fault */
export async function openFlagFile(path: string | undefined, log: Logger, everyMs = LOOKED_AT_MS): Promise<FlagFile> {
  if (path === undefined) return NO_FILE
  const read = async (): ReturnType<typeof readAt> => readAt(path)
  const first = await read()
  if ('faults' in first) throw new StartRefused(`The file of flags ${path} (FLAGS_FILE) was not taken. ${first.faults.join(' ')}`)
  let { flags } = first
  const look = async () => {
    const next = await read()
    if ('faults' in next) return log.error({ path, faults: next.faults }, 'the file of flags was not taken: what was read before counts on')
    flags = next.flags
    log.info({ path, flags: [...flags.keys()] }, 'the file of flags was read again')
  }
  watchFile(path, { interval: everyMs, persistent: false }, () => void look())
  return { flagOf: (key) => flags.get(key), keys: () => [...flags.keys()], close: () => unwatchFile(path) }
}

async function readAt(path: string): Promise<ReturnType<typeof readFlagFile>> {
  try {
    return readFlagFile(await readFile(path, 'utf8'))
  } catch (problem) {
    return { faults: [`It cannot be read: ${problem instanceof Error ? problem.message : String(problem)}.`] }
  }
}
