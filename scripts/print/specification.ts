/** Where the rules of the specification are cited and tested: the table of docs/specification.md, and what is wrong with it. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../check/run-tool.ts'
import { sourceFiles } from '../check/source-files.ts'
import type { Rule } from './specification-rule.ts'
import { RULES } from './specification-rules.ts'

/** The check's own test quotes rules without following them. */
const CODE = /^(?!scripts\/check\/source-rules)(apps|packages|scripts|e2e)\/.*\.(ts|tsx|mjs|css)$/
const TEST = /\.(test|spec)\.tsx?$/
/** Not a link of Markdown, which continues with a parenthesis. */
const NAME = /\[([a-z]+(?:-[a-z]+)*\/[a-z]+(?:-[a-z]+)*)\](?!\()/g
/** Where a line of code turns into a comment, or is inside of one. */
const COMMENT = /(?:^\s*(?:\/?\*)|\/\/|\/\*).*$/

/** The comment of a line; a page of Markdown is nothing but prose. */
export const proseOf = (path: string, line: string): string => (path.endsWith('.md') ? line : (COMMENT.exec(line)?.[0] ?? ''))

/** The rules that a line cites in brackets. */
export const citedIn = (path: string, line: string): readonly string[] =>
  [...proseOf(path, line).matchAll(NAME)].flatMap(([, name]) => name ?? [])

export interface Cited {
  readonly name: string
  readonly covers: string
  readonly code: readonly string[]
  readonly tests: readonly string[]
}

const besides = (file: string, exists: (path: string) => boolean): readonly string[] =>
  ['.test.ts', '.test.tsx'].map((ending) => file.replace(/\.tsx?$/, ending)).filter((path) => path !== file && exists(path))

/** Each rule with the files that cite it and the tests that hold it, by name. */
export function citations(
  rules: Readonly<Record<string, Rule>>,
  files: ReadonlyMap<string, string>,
  exists: (path: string) => boolean,
): readonly Cited[] {
  const citing = new Map<string, string[]>()
  for (const [path, text] of files) {
    const names = new Set(text.split('\n').flatMap((line) => citedIn(path, line)))
    for (const name of names) citing.set(name, [...(citing.get(name) ?? []), path])
  }
  return Object.entries(rules).map(([name, { covers, tests }]) => {
    const all = (citing.get(name) ?? []).toSorted()
    const code = all.filter((path) => !TEST.test(path))
    const held = tests ?? code.flatMap((path) => besides(path, exists))
    return { name, covers, code, tests: [...new Set([...held, ...all.filter((path) => TEST.test(path))])].toSorted() }
  })
}

/** Rules that nothing cites or nothing tests, and tests that are not there. */
export function ruleProblems(cited: readonly Cited[], exists: (path: string) => boolean): readonly string[] {
  return cited.flatMap(({ name, code, tests }) => [
    ...(code.length === 0 ? [`docs/specification.md: no code cites [${name}]`] : []),
    ...(tests.length === 0 ? [`docs/specification.md: no test holds [${name}]`] : []),
    ...tests
      .filter((path) => !exists(path))
      .map((path) => `docs/specification.md: [${name}] is said to be held by ${path}, which is not there`),
  ])
}

const isThere = (path: string) => existsSync(join(ROOT, path))

export function projectCitations(): readonly Cited[] {
  const files = sourceFiles().filter((path) => CODE.test(path))
  return citations(RULES, new Map(files.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')])), isThere)
}

export const specificationProblems = (): readonly string[] => ruleProblems(projectCitations(), isThere)
