/** Runs every section, sums up, and leaves nothing behind: no server, no folder, also when a section breaks or somebody presses Ctrl-C. */
import { rmSync } from 'node:fs'
import { constants } from 'node:os'
import { makeOpenFolder } from './open-folder.ts'
import { endChildren } from './run-child.ts'
import { type Counts, failedOnce, type Lane, type Outcome, type Section, sumUp } from './section.ts'
import { lanes } from './sections.ts'

/** On two cores, all of it: set-up and build included, however large the product grows. What takes longer belongs to `npm run test:soak`. */
const BUDGET_SECONDS = 720
const SET_UP_BUDGET_SECONDS = 90

/** What the set-up has taken before this began. */
const setUpSeconds = Number(process.argv[2] ?? 0)

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

async function runSection({ name, short, budgetSeconds, run }: Section): Promise<Outcome> {
  const say = (line: string) => console.log(`${short.padEnd(8)} | ${line}`)
  say(`${name} begins`)
  const began = performance.now()
  const counts: Counts = await run(say).catch((problem: unknown) => {
    say(problem instanceof Error ? (problem.stack ?? problem.message) : String(problem))
    return failedOnce
  })
  const seconds = (performance.now() - began) / 1000
  say(`${name}: ${counts.passed} passed, ${counts.failed} failed, after ${seconds.toFixed(0)} s`)
  return { name, budgetSeconds, counts, seconds }
}

async function runLane(lane: Lane): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const section of lane) if (!interrupted) outcomes.push(await runSection(section))
  return outcomes
}

const began = performance.now()
const outcomes = (await Promise.all(lanes({ folder, later: (undo) => undos.push(undo) }).map(runLane))).flat()
if (!interrupted) {
  await putAway()
  const setUp = { name: 'Set-up and build', budgetSeconds: SET_UP_BUDGET_SECONDS, seconds: setUpSeconds }
  const seconds = setUpSeconds + (performance.now() - began) / 1000
  const { passed, failed } = sumUp([setUp, ...outcomes], { name: 'In all, side by side', budgetSeconds: BUDGET_SECONDS, seconds })
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1
}
