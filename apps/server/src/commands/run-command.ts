/** What the commands on an installation share: the settings, the configured installation opened without serving, refusals as a sentence. */
import { type Config, readConfig } from '../config.ts'
import { createClock } from '../engine/clock.ts'
import { setSandboxClock } from '../engine/create-ears.ts'
import { type Installation, openInstallation } from '../open-installation.ts'
import { startProblem } from '../start-problem.ts'
import { StartRefused } from '../start-refused.ts'

export interface CommandParts extends Installation {
  readonly config: Config
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

/** The exit code is the one given back, or 1 with a sentence, as where a start fails. */
export async function runWithSettings(command: (config: Config, say: CommandParts['say']) => Promise<number>): Promise<void> {
  let config: Config | undefined
  try {
    config = readConfig(process.env)
    process.exitCode = await command(config, say)
  } catch (problem) {
    console.error(startProblem(problem, config) ?? problem)
    process.exitCode = 1
  }
}

/**
 * Runs to the end on the installation and closes everything.
 * @param may whether the command may be the first to open it; else there has to be one, so that a mistyped setting is not taken for done
 */
export async function runCommand(command: (parts: CommandParts) => Promise<number>, may: { beFirst?: boolean } = {}): Promise<void> {
  await runWithSettings(async (config) => {
    const installation = await openInstallation(config, { command: NAME, existing: may.beFirst !== true })
    try {
      const clock = createClock()
      if (!config.production) await setSandboxClock(installation.db, clock)
      return await command({ ...installation, config, now: clock.now(), say })
    } finally {
      await installation.db.close()
    }
  })
}
