/** Builds the applications for the sections that need them, where they are not built from the sources as they stand. */
import { prepare } from '../setup/prepare.mjs'
import { runCommand } from '../setup/set-up-problem.mjs'

await runCommand(() => prepare({ built: true }))
