/** Runs every section, or those that are named, sums up, and leaves nothing behind: no server, no folder, also when a section breaks or someone presses Ctrl-C. */
import { rmSync } from 'node:fs'
import { constants } from 'node:os'
import { makeMemoryFolder } from './memory-folder.ts'
import { makeOpenFolder } from './open-folder.ts'
import { endChildren, runChild } from './run-child.ts'
import { type Counts, failedOnce, type Lane, type Outcome, type Section, summarize } from './section.ts'
import { lanes } from './sections.ts'

/** On two cores, all of it: set-up and build included, however large the product grows. What takes longer belongs to `npm run test:soak`. */
const BUDGET_SECONDS = 720
const SET_UP_BUDGET_SECONDS = 60
const BUILD_BUDGET_SECONDS = 60

/** What the set-up has taken before this began, and the sections that are asked for by name: all where none is. */
const [setUp = '0', ...named] = process.argv.slice(2)
const setUpSeconds = Number(setUp)

const undos: (() => Promise<void>)[] = []
const memory = makeMemoryFolder()
if (memory) process.env.TMPDIR = memory
const folder = makeOpenFolder('hearthline-test-')
const removeFolders = () => {
  for (const own of [folder, memory]) if (own) rmSync(own, { recursive: true, force: true })
}
/** Each lane with the sections that are asked for. */
function askedFor(all: readonly Lane[]): readonly Lane[] {
  const known = all.flat().map(({ short }) => short)
  const unknown = named.filter((name) => !known.includes(name))
  if (unknown.length === 0) return all.map((lane) => lane.filter(({ short }) => named.length === 0 || named.includes(short)))
  console.error(`There is no section ${unknown.join(', ')}. There are: ${known.join(', ')}.`)
  removeFolders()
  process.exit(1)
}

const chosen = askedFor(lanes({ folder, later: (undo) => undos.push(undo) }))
let interrupted = false

async function putAway(): Promise<void> {
  for (const undo of undos.splice(0)) await undo().catch((problem: unknown) => console.error(problem))
  removeFolders()
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
  const log = (line: string) => console.log(`${short.padEnd(8)} | ${line}`)
  log(`${name} begins`)
  const began = performance.now()
  const counts: Counts = await run(log).catch((problem: unknown) => {
    log(problem instanceof Error ? (problem.stack ?? problem.message) : String(problem))
    return failedOnce
  })
  const seconds = (performance.now() - began) / 1000
  log(`${name}: ${counts.passed} passed, ${counts.failed} failed, after ${seconds.toFixed(0)} s`)
  return { name, budgetSeconds, counts, seconds }
}

/** Beside the sections that read the sources alone; those of a build that failed are not run. */
async function build(): Promise<Outcome> {
  const from = performance.now()
  const code = await runChild({ entry: 'scripts/test/build.mjs', args: [], log: (line) => console.log(`build    | ${line}`) })
  const seconds = (performance.now() - from) / 1000
  return { name: 'Build', budgetSeconds: BUILD_BUDGET_SECONDS, seconds, ...(code !== 0 && { counts: failedOnce }) }
}

async function runLane(lane: Lane): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const section of lane) {
    const waits = section.unbuilt ? undefined : await building
    if (!interrupted && waits?.counts === undefined) outcomes.push(await runSection(section))
  }
  return outcomes
}

const began = performance.now()
const building = chosen.flat().some(({ unbuilt }) => !unbuilt) ? build() : undefined
const outcomes = (await Promise.all(chosen.map(runLane))).flat()
if (!interrupted) {
  await putAway()
  const first = { name: 'Set-up', budgetSeconds: SET_UP_BUDGET_SECONDS, seconds: setUpSeconds }
  const seconds = setUpSeconds + (performance.now() - began) / 1000
  const { passed, failed } = summarize([first, ...(building ? [await building] : []), ...outcomes], {
    name: 'In all, side by side',
    budgetSeconds: BUDGET_SECONDS,
    seconds,
  })
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1
}
