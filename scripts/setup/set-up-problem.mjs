/** Something that stops the set-up and that a person can fix: its message is a sentence for them, without a stack. */
export class SetUpProblem extends Error {}

/**
 * Runs a command's main function; a SetUpProblem ends it with its sentence, anything else with its stack.
 * @param {() => Promise<void>} main
 */
export async function runCommand(main) {
  try {
    await main()
  } catch (problem) {
    console.error(problem instanceof SetUpProblem ? `\n${problem.message}\n` : problem)
    process.exit(1)
  }
}
