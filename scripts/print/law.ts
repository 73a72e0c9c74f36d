/** The law page: docs/law.md is made of the typed rows in law/, whose files and tests have to be there. */
import { existsSync, readFileSync } from 'node:fs'
import type { LawRule } from './law/law-rule.ts'
import { LAW_RULES } from './law.data.ts'

const ROOT = new URL('../../', import.meta.url)

const code = (text: string) => `\`${text}\``

/** As the page's table shows them, a cell for each column of LAW_COLUMNS. */
export const LAW_COLUMNS = ['rule', 'citation', 'kept by', 'held by the test', 'not kept yet', 'a lawyer has to confirm'] as const

export const lawRows = (rules: readonly LawRule[] = LAW_RULES): readonly (readonly string[])[] =>
  rules.map(({ rule, citation, code: files, tests, missing, lawyer }) => [
    rule,
    citation,
    files.map(code).join(' '),
    tests.map(([file, title]) => `${code(file)} "${title}"`).join('; '),
    missing ?? '',
    lawyer,
  ])

/** What is wrong with a row, as sentences: a file or a test that is not there, a rule that claims to be kept by nothing. */
export function lawFaults(rules: readonly LawRule[] = LAW_RULES): readonly string[] {
  return rules.flatMap(({ rule, code: files, tests, missing }) => {
    const named = `The rule "${rule.slice(0, 60)}"`
    const isKept = files.length > 0 && tests.length > 0
    return [
      ...(isKept || missing !== undefined ? [] : [`${named} names no code or no test, and does not say what is missing`]),
      ...files.filter((file) => !existsSync(new URL(file, ROOT))).map((file) => `${named} names ${file}, which is not there`),
      ...tests.flatMap(([file, title]) => testFault(named, file, title)),
    ]
  })
}

function testFault(named: string, file: string, title: string): string[] {
  const path = new URL(file, ROOT)
  if (!existsSync(path)) return [`${named} names ${file}, which is not there`]
  return readFileSync(path, 'utf8').includes(title) ? [] : [`${named} names the test "${title}", which is not in ${file}`]
}
