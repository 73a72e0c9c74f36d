/**
 * What the product reaches: from the entries of its applications along every name that is used, through the packages' front doors, which hand
 * on much that only some of their guests take. A module is not reached by standing behind a door: its declarations are, one by one.
 */
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { type DeclaredNames, declaredNames } from './declared-names.ts'
import { ROOT } from './run-tool.ts'
import { sourceFiles } from './source-files.ts'

/** Where the product begins: its processes, its pages, and the commands that describe it. */
const ENTRY =
  /^apps\/server\/src\/main\.ts$|^apps\/portal\/src\/(main|prerender)\.tsx$|^apps\/server\/src\/commands\/[a-z-]+\.ts$|^apps\/console\/src\/main\.tsx$|^scripts\/print\/[a-z-]+\.ts$/
const CODE = /^(apps|packages)\/.*\.tsx?$|^scripts\/print\/.*\.ts$/
/** What only tests load. */
export const TEST_SIDE = /\.(test|contract|fixture)\.tsx?$|\.d\.ts$|^apps\/server\/src\/(testing|soak)\//

export interface Name {
  readonly file: string
  /** A top-level declaration; '' for what runs when the file is loaded. */
  readonly name: string
}

export interface ProductReach {
  isReached(name: Name): boolean
  /** The declarations behind an export of a module, as a file would import it; none for what is not ours. */
  declarationsOf(from: string, name: string, importer: string): readonly Name[]
  /** Exported, and reached by nothing but tests, if by those. */
  readonly unreached: readonly Name[]
}

/** `read` gives a file's text; `files` are all of the project, relative to it; `promised` are names of the domain that others go by. */
export function productReach(files: readonly string[], read: (file: string) => string, promised: readonly string[] = []): ProductReach {
  const known = new Set(files)
  const parsed = new Map<string, DeclaredNames>()
  const moduleAt = (file: string): DeclaredNames => {
    const found = parsed.get(file) ?? declaredNames(file, read(file))
    parsed.set(file, found)
    return found
  }
  const doors = new Map<string, string>()
  for (const file of files.filter((one) => /^packages\/[^/]+\/package\.json$/.test(one))) {
    const { name, exports: ways = {} } = JSON.parse(read(file)) as { name: string; exports?: Record<string, string> }
    for (const [way, target] of Object.entries(ways)) doors.set(join(name, way), join(dirname(file), target))
  }

  const fileOf = (from: string, importer: string): string | undefined => {
    if (from.startsWith('.')) {
      const file = normalize(join(dirname(importer), from))
      return known.has(file) && CODE.test(file) ? file : undefined
    }
    const door = doors.get(from)
    if (door) return known.has(door) ? door : undefined
    for (const [way, target] of doors) {
      const [before = '', after = ''] = way.split('*')
      if (!way.includes('*') || !from.startsWith(before) || !from.endsWith(after)) continue
      const file = target.replace('*', from.slice(before.length, from.length - after.length))
      if (known.has(file) && CODE.test(file)) return file
    }
    return undefined
  }

  const exportsOf = (file: string, name: string, seen = new Set<string>()): readonly Name[] => {
    if (seen.has(`${file} ${name}`)) return []
    seen.add(`${file} ${name}`)
    const { exports: own, handsOn } = moduleAt(file)
    const names = name === '*' ? [...own.keys()] : own.has(name) ? [name] : []
    const here = names.flatMap((one) => {
      const target = own.get(one)!
      return typeof target === 'string' ? inner(file, target, seen) : behind(target.from, target.name, file, seen)
    })
    if (names.length > 0 && name !== '*') return here
    return [...here, ...handsOn.flatMap((from) => behind(from, name, file, seen))]
  }
  const behind = (from: string, name: string, importer: string, seen?: Set<string>): readonly Name[] => {
    const file = fileOf(from, importer)
    return file ? exportsOf(file, name, seen) : []
  }
  /** A local name: declared here, or imported and handed on. */
  const inner = (file: string, name: string, seen?: Set<string>): readonly Name[] => {
    const { declarations, imports } = moduleAt(file)
    const imported = imports.get(name)
    if (imported) return behind(imported.from, imported.name, file, seen)
    return declarations.has(name) ? [{ file, name }] : []
  }

  const keyOf = ({ file, name }: Name) => `${file}#${name}`
  const reached = new Set<string>()
  const queue: Name[] = []
  const reach = (name: Name) => {
    for (const one of [name, { file: name.file, name: '' }]) {
      if (reached.has(keyOf(one)) || TEST_SIDE.test(one.file)) continue
      reached.add(keyOf(one))
      queue.push(one)
    }
  }
  for (const file of files.filter((one) => ENTRY.test(one))) {
    reach({ file, name: '' })
    for (const name of moduleAt(file).declarations.keys()) reach({ file, name })
  }
  for (const name of promised) for (const target of exportsOf('packages/domain/src/index.ts', name)) reach(target)
  for (let next = queue.pop(); next; next = queue.pop()) {
    const { file, name } = next
    const { declarations, effects, loads, sideEffectImports } = moduleAt(file)
    for (const use of name === '' ? effects : (declarations.get(name) ?? [])) for (const target of inner(file, use)) reach(target)
    for (const load of loads.get(name) ?? []) {
      const loaded = fileOf(load.from, file)
      if (loaded) for (const target of [{ file: loaded, name: '' }, ...exportsOf(loaded, load.name)]) reach(target)
    }
    for (const from of name === '' ? sideEffectImports : []) {
      const loaded = fileOf(from, file)
      if (loaded) reach({ file: loaded, name: '' })
    }
  }

  const unreached = files
    .filter((file) => /^(apps|packages)\//.test(file) && CODE.test(file) && !TEST_SIDE.test(file) && !/\.config\.ts$|\/build\//.test(file))
    .flatMap((file) =>
      [...moduleAt(file).exports.values()]
        .filter((target) => typeof target === 'string' && moduleAt(file).declarations.has(target) && !moduleAt(file).types.has(target))
        .map((target) => ({ file, name: target as string })),
    )
    .filter((name) => !reached.has(keyOf(name)))
  return {
    isReached: (name) => reached.has(keyOf(name)),
    declarationsOf: (from, name, importer) => behind(from, name, importer),
    unreached,
  }
}

/** The names that the domain's front door keeps for clients outside this repository: written once, in the test that holds them. */
export function promisedNames(text: string): readonly string[] {
  const [, list = ''] = /const PROMISED = \[([^\]]*)\]/.exec(text) ?? []
  return [...list.matchAll(/'([^']+)'/g)].map((match) => match[1] ?? '')
}

const readHere = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

let here: ProductReach | undefined

/** Of the project as it lies here; found once. */
export function projectReach(): ProductReach {
  here ??= productReach(sourceFiles(), readHere, promisedNames(readHere('packages/domain/src/front-door.test.ts')))
  return here
}

/** Rules and words that nothing but their own tests uses: they would be kept, explained and believed in without being so. */
export const checkReach = (): readonly string[] =>
  projectReach()
    .unreached.filter(({ file }) => /^packages\/(domain|contract)\//.test(file))
    .map(({ file, name }) => `${file}: ${name} is reached by no application; use it where it is wanted, or remove it`)
