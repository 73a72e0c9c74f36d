/** Runs every section, sums up, and leaves nothing behind: no server, no folder, also when a section breaks or somebody presses Ctrl-C. */
import { rmSync } from 'node:fs'
import { constants } from 'node:os'
import { makeOpenFolder } from './open-folder.ts'
import { endChildren } from './run-child.ts'
import { type Counts, failedOnce, type Section, sumUp } from './section.ts'
import { sections } from './sections.ts'

const undos: (() => Promise<void>)[] = []
const folder = makeOpenFolder('hearthline-test-')
let interrupted = false

async function putAway(): Promise<void> {
  for (const undo of undos.splice(0)) await undo().catch((problem: unknown) => console.error(problem))
  rmSync(folder, { recursive: true, force: true })
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (interrupted) return
    interrupted = true
    endChildren('SIGTERM')
    console.log('\nInterrupted; putting away.')
    void putAway().finally(() => process.exit(128 + constants.signals[signal]))
  })
}

async function runSection({ name, run }: Section) {
  console.log(`\n${name}\n`)
  const began = performance.now()
  const counts: Counts = await run().catch((problem: unknown) => {
    console.error(problem)
    return failedOnce
  })
  return { name, counts, seconds: (performance.now() - began) / 1000 }
}

const outcomes = []
for (const section of sections({ folder, later: (undo) => undos.push(undo) })) {
  if (!interrupted) outcomes.push(await runSection(section))
}
if (!interrupted) {
  await putAway()
  const { passed, failed } = sumUp(outcomes)
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1
}
