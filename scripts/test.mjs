/** `npm test`: sets up, passes everything that must hold, and closes with one line of counts. `npm test -- tests` runs the sections that are named. */
import { prepare } from './setup/prepare.mjs'
import { runNode } from './setup/run-node.mjs'
import { runCommand } from './setup/set-up-problem.mjs'

await runCommand(async () => {
  const began = performance.now()
  await prepare({ built: false })
  await runNode(['scripts/test/main.ts', String((performance.now() - began) / 1000), ...process.argv.slice(2)])
})
