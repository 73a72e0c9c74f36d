/** Runs a TypeScript file of the project after the set-up: `with-setup.mjs [--built] <file.ts> [arguments]`; --built builds the web applications first. */
import { prepare } from './setup/prepare.mjs'
import { runNode } from './setup/run-node.mjs'
import { runCommand, SetUpProblem } from './setup/set-up-problem.mjs'

await runCommand(async () => {
  const given = process.argv.slice(2)
  const built = given[0] === '--built'
  const args = built ? given.slice(1) : given
  if (!args[0]) throw new SetUpProblem('Name the TypeScript file to run.')
  await prepare({ built })
  await runNode(args)
})
