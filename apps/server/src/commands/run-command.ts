/** What the commands on an installation share: the configured installation, opened without serving; refusals as a sentence. */
import { type Config, readConfig } from '../config.ts'
import { createClock } from '../engine/clock.ts'
import { setSandboxClock } from '../engine/create-ears.ts'
import { type Installation, openInstallation } from '../open-installation.ts'
import { StartRefused } from '../start-refused.ts'
import { FolderInUse } from '../store/lock-folder.ts'

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

/** Runs to the end and closes everything; the exit code is the one given back, or 1 with a sentence. */
export async function runCommand(command: (parts: CommandParts) => Promise<number>): Promise<void> {
  try {
    const config = readConfig(process.env)
    const installation = await openInstallation(config, { command: NAME })
    try {
      const clock = createClock()
      if (!config.production) await setSandboxClock(installation.db, clock)
      process.exitCode = await command({ ...installation, config, now: clock.now(), say: (line) => process.stdout.write(`${line}\n`) })
    } finally {
      await installation.db.close()
    }
  } catch (problem) {
    const known = problem instanceof StartRefused || problem instanceof FolderInUse
    console.error(known ? problem.message : problem)
    process.exitCode = 1
  }
}
