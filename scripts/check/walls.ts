/** The walls between the rooms, and the guard that they were looked at: a cruiser that reads nothing finds nothing. */
import { runTool } from './run-tool.ts'
import { sourceFiles } from './source-files.ts'

const ROOMS = ['packages', 'apps', 'scripts', 'e2e', 'bench']
const MODULE = /^(packages|apps)\/.*\.tsx?$/
const DECLARATION = /\.d\.ts$/
/** With a compiler it cannot use, the cruiser sees files but no imports; ours have more than two each. */
const FEWEST_IMPORTS_EACH = 2

interface Cruise {
  readonly modules: readonly { readonly source: string; readonly dependencies: readonly unknown[] }[]
  readonly summary: {
    readonly violations: readonly {
      readonly rule: { readonly name: string }
      readonly from: string
      readonly to: string
      readonly cycle?: readonly { readonly name: string }[]
    }[]
  }
}

export interface Violation {
  readonly wall: string
  readonly from: string
  readonly sentence: string
}

/** @param root of the tree that is checked; the walls and the compiler's settings are always this project's */
export async function cruise(
  root: string,
  config: string,
  rooms: readonly string[] = ROOMS,
): Promise<{ violations: readonly Violation[]; modules: Cruise['modules'] }> {
  const answer = await runTool(
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    ['--config', config, '--output-type', 'json', ...rooms],
    root,
  )
  const read = parse(answer.stdout)
  if (!read) throw new Error(`The cruiser did not answer: ${answer.stderr || answer.stdout}`)
  const violations = read.summary.violations.map(({ rule, from, to, cycle }) => ({
    wall: rule.name,
    from,
    sentence: `${rule.name}: ${from} -> ${cycle ? cycle.map(({ name }) => name).join(' -> ') : to}`,
  }))
  return { violations, modules: read.modules }
}

function parse(text: string): Cruise | undefined {
  try {
    return JSON.parse(text) as Cruise
  } catch {
    return undefined
  }
}

/** Messages about modules that were not analyzed: every module of the project must be, with its imports. */
export function unreadModules(files: readonly string[], modules: Cruise['modules']): readonly string[] {
  const ours = files.filter((path) => MODULE.test(path) && !DECLARATION.test(path))
  const read = new Map(modules.map((module) => [module.source, module.dependencies.length]))
  const unread = ours.filter((path) => !read.has(path)).map((path) => `${path} was not read by the cruiser`)
  const imports = ours.reduce((sum, path) => sum + (read.get(path) ?? 0), 0)
  if (ours.length === 0 || imports < ours.length * FEWEST_IMPORTS_EACH) {
    return [...unread, `Only ${imports} imports were seen in ${ours.length} modules: the cruiser does not understand the compiler`]
  }
  return unread
}

export async function checkWalls(): Promise<readonly string[]> {
  const files = sourceFiles()
  const rooms = ROOMS.filter((room) => files.some((path) => path.startsWith(`${room}/`)))
  const { violations, modules } = await cruise('.', '.dependency-cruiser.cjs', rooms)
  return [...unreadModules(files, modules), ...violations.map(({ sentence }) => sentence)]
}
