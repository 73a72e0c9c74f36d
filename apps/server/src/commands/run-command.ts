/** What the commands on an installation share: the settings, the configured installation opened without serving, refusals as a sentence. */
import { loadBrands } from '@hearthline/brands/load'
import type { LiveBrands } from '../brands/live-brands.ts'
import { readBrandsInForce } from '../brands/open-brands.ts'
import { type Config, readConfig } from '../config.ts'
import { createClock } from '../engine/clock.ts'
import { setSandboxClock } from '../engine/create-node-event-handlers.ts'
import { judgeSettings } from '../judge-settings.ts'
import { type Installation, openInstallation } from '../open-installation.ts'
import { startProblem } from '../start-problem.ts'
import { StartRefused } from '../start-refused.ts'

export interface CommandParts extends Installation {
  readonly brands: LiveBrands
  readonly config: Config
  /** '' where none was given */
  readonly argument: string
  /** Instant, by the clock of the installation. */
  readonly now: string
  say(line: string): void
}

/** The command cannot be done as asked; its message says what to do. */
export class CommandRefused extends StartRefused {}

/** The connections of a command are called so in the database: it is no node. */
const NAME = 'hearthline-command'

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

/** What stands behind the name of a command. */
export interface Usage {
  /** as in package.json */
  readonly name: string
  /** what it does, as a sentence */
  readonly does: string
  /** The one argument that it takes; none where left out. */
  readonly takes?: {
    /** as the usage names it, such as `<email>` */
    readonly shown: string
    isOne(text: string): boolean
    /** a sentence for whoever gave none or a wrong one */
    readonly ask: string
  }
}

const HELP: readonly string[] = ['--help', '-h', 'help']

const usageOf = ({ name, takes }: Usage): string => `npm run ${name}${takes ? ` -- ${takes.shown}` : ''}`

/** '' where it takes none. @throws CommandRefused for what the command does not know, so that nothing is done by mistake */
function argumentOf(usage: Usage, given: readonly string[]): string {
  const unknown = given.find((word) => word.startsWith('-')) ?? given[usage.takes ? 1 : 0]
  if (unknown !== undefined) throw new CommandRefused(`${usage.name} does not know "${unknown}". Nothing was done. Use: ${usageOf(usage)}`)
  const argument = given[0] ?? ''
  if (usage.takes?.isOne(argument) === false) throw new CommandRefused(usage.takes.ask)
  return argument
}

/** The exit code is the one given back, or 1 with a sentence, as where a start fails. Arguments are checked before anything is opened. */
export async function runWithSettings(
  usage: Usage,
  command: (config: Config, say: CommandParts['say'], argument: string) => Promise<number>,
): Promise<void> {
  let config: Config | undefined
  try {
    const given = process.argv.slice(2)
    if (given.some((word) => HELP.includes(word))) {
      say(`${usageOf(usage)}\n${usage.does}`)
      return
    }
    const argument = argumentOf(usage, given)
    config = readConfig(process.env)
    process.exitCode = await command(config, say, argument)
  } catch (problem) {
    console.error(startProblem(problem, config) ?? problem)
    process.exitCode = 1
  }
}

/**
 * Runs to the end on the installation and closes everything.
 * @param may whether the command may be the first to open it; else there has to be one, so that a mistyped setting is not taken for done
 */
export async function runCommand(
  usage: Usage,
  command: (parts: CommandParts) => Promise<number>,
  may: { beFirst?: boolean } = {},
): Promise<void> {
  await runWithSettings(usage, async (config, _say, argument) => {
    const folders = await loadBrands(config.brandsFolder)
    // What may make an installation asks first what a start asks; what only repairs one works under any settings.
    if (may.beFirst) judgeSettings(config, folders)
    const installation = await openInstallation(config, { command: NAME, existing: may.beFirst !== true })
    try {
      const brands = await readBrandsInForce(installation.db, folders)
      const clock = createClock()
      if (!config.production) await setSandboxClock(installation.db, clock)
      return await command({ ...installation, brands, config, argument, now: clock.now(), say })
    } finally {
      await installation.db.close()
    }
  })
}
