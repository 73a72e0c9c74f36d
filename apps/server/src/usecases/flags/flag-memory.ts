/** The rules in force, as every node keeps them in memory: asked with each page, changed a few times a year. */
import { type FlagRule, flagRule } from '@hearthline/domain'
import { z } from 'zod'
import type { Db } from '../../store/db.ts'
import { flagRulesInForce, flagSettingsOf } from '../../store/repositories/flag-rules.ts'
import { asSystem } from '../../store/scope.ts'

const settingOf = z.record(
  z.string(),
  z.object({ enabled: z.boolean().optional(), variables: z.record(z.string(), z.string()).optional() }),
)
export type FlagSetting = z.output<typeof settingOf>[string]

/** Names of settings that hold values of flags: for every organization, and for one (which wins). */
export const flagSettings = (orgCode: string) => ['flags', `flags:${orgCode}`] as const

export interface RulesInForce {
  readonly number: number
  readonly rules: readonly FlagRule[]
}

export interface FlagRows {
  rulesOf(organizationCode: string, flag: string): RulesInForce | undefined
  /** What registers wrote by name: the organization's own word over that for all. */
  settingOf(organizationCode: string, flag: string): FlagSetting | undefined
  /** Flags that rules or settings name. */
  readonly keys: readonly string[]
}

export interface FlagMemory {
  read(): Promise<FlagRows>
  /** What was read last: an evaluation reads first, and then decides by this. */
  latest(): FlagRows
  /** Something was written, here or at another node. */
  forget(): void
  /** While nothing is heard of other nodes, what was read counts for a second. */
  trust(heard: boolean): void
}

/** What was not heard of is found by then all the same. */
const HEARD_MS = 60_000
const UNHEARD_MS = 1000

const NONE: FlagRows = { rulesOf: () => undefined, settingOf: () => undefined, keys: [] }

export function createFlagMemory(db: Db, milliseconds: () => number = () => performance.now()): FlagMemory {
  let rows = NONE
  let reading: Promise<FlagRows> | undefined
  let until = 0
  let lasts = UNHEARD_MS
  return {
    async read() {
      if (reading === undefined || milliseconds() >= until) {
        until = milliseconds() + lasts
        const started = asSystem(() => readRows(db))
        reading = started
        started.catch(() => {
          if (reading === started) reading = undefined
        })
      }
      rows = await reading
      return rows
    },
    latest: () => rows,
    forget() {
      reading = undefined
    },
    trust(heard) {
      // Where there is one node alone, no one tells of what it wrote itself past this memory.
      lasts = heard && db.shared ? HEARD_MS : UNHEARD_MS
      reading = undefined
    },
  }
}

const listOfRules = z.array(flagRule)

async function readRows(db: Db): Promise<FlagRows> {
  const [sets, stored] = await Promise.all([flagRulesInForce(db), flagSettingsOf(db)])
  const rules = new Map(
    // A rule that a later release wrote is none of ours: it decides nothing here.
    sets.map(({ organizationCode, flag, number, rules: given }) => [
      `${organizationCode} ${flag}`,
      { number, rules: listOfRules.catch([]).parse(given) },
    ]),
  )
  const settings = new Map([...stored].map(([name, value]) => [name, settingOf.catch({}).parse(value)]))
  return {
    rulesOf: (organizationCode, flag) => rules.get(`${organizationCode} ${flag}`),
    settingOf(organizationCode, flag) {
      const said = flagSettings(organizationCode).flatMap((name) => ownOf(settings.get(name), flag))
      if (said.length === 0) return undefined
      const enabled = said.findLast((word) => word.enabled !== undefined)?.enabled
      return { ...(enabled !== undefined && { enabled }), variables: Object.assign({}, ...said.map(({ variables }) => variables ?? {})) }
    },
    keys: [...new Set([...sets.map(({ flag }) => flag), ...[...settings.values()].flatMap(Object.keys)])],
  }
}

const ownOf = (flags: Readonly<Record<string, FlagSetting>> | undefined, flag: string): FlagSetting[] =>
  flags && Object.hasOwn(flags, flag) ? [flags[flag]!] : []
