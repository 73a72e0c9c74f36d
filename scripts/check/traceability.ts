/**
 * docs/traceability.md is true: each row names what shows it, that exists, it has the quoted title, and it reaches the product. A journey and a test
 * that opens the whole server reach it by what they are; any other test reaches it when the product itself uses everything that the test takes from
 * it (product-reach.ts). A page of the gallery is looked up in the gallery's own list.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { galleryPages, uiPages } from '../../apps/portal/src/gallery/pages.ts'
import { declaredNames } from './declared-names.ts'
import { type Name, type ProductReach, projectReach, TEST_SIDE } from './product-reach.ts'
import { ROOT } from './run-tool.ts'

const PAGE = 'docs/traceability.md'
const TEST = /^(apps|packages|e2e|scripts)\/[\w./-]+\.(test|spec)\.tsx?$/

/** What is in a row's second cell: paths of tests and of gallery pages, and the titles quoted after a test. */
interface Row {
  readonly line: number
  readonly what: string
  readonly tests: readonly { readonly file: string; readonly titles: readonly string[] }[]
  readonly pages: readonly string[]
  readonly isOpen: boolean
}

export function rowsOf(text: string): readonly Row[] {
  return text.split('\n').flatMap((written, index) => {
    const cells = written.split(/(?<!\\)\|/).map((cell) => cell.trim())
    const [, what, shown] = cells
    if (!what || shown === undefined || /^-+$/.test(what) || what === 'line') return []
    const tests: { file: string; titles: string[] }[] = []
    const pages: string[] = []
    for (const [, code, quoted] of shown.matchAll(/`([^`]+)`|"([^"]+)"/g)) {
      if (code !== undefined && TEST.test(code)) tests.push({ file: code, titles: [] })
      else if (code?.startsWith('/gallery/')) pages.push(code)
      else if (quoted !== undefined) tests.at(-1)?.titles.push(quoted)
    }
    return [{ line: index + 1, what, tests, pages, isOpen: /\*Open/.test(shown) }]
  })
}

export interface Shown {
  readonly reach: Pick<ProductReach, 'isReached' | 'declarationsOf'>
  readonly pages: ReadonlySet<string>
  /** Undefined where there is no such file. */
  readonly read: (file: string) => string | undefined
}

/** What is wrong, a line each; nothing when every row holds. */
export function traceabilityProblems(text: string, shown: Shown): readonly string[] {
  const rows = rowsOf(text)
  if (rows.length === 0) return [`${PAGE}: no rows found`]
  return rows.flatMap((row) => problemsOf(row, shown).map((problem) => `${PAGE}:${row.line}: "${row.what}": ${problem}`))
}

function problemsOf({ tests, pages, isOpen }: Row, shown: Shown): readonly string[] {
  if (tests.length === 0 && pages.length === 0)
    return isOpen ? [] : ['names neither a test nor a page of the gallery, and does not say *Open*']
  return [
    ...pages.filter((page) => !shown.pages.has(page)).map((page) => `there is no gallery page ${page}`),
    ...tests.flatMap(({ file, titles }) => testProblems(file, titles, shown)),
  ]
}

function testProblems(file: string, titles: readonly string[], { reach, read }: Shown): readonly string[] {
  const text = read(file)
  if (text === undefined) return [`${file} is not there`]
  const missing = titles.filter((title) => !text.includes(title)).map((title) => `${file} has no test "${title}"`)
  if (file.startsWith('e2e/journeys/') || file.startsWith('scripts/') || /\bopenTestApp\(/.test(text)) return missing
  const taken = takenBy(file, text, reach)
  const beyond = taken.filter((name) => !reach.isReached(name)).map(({ name }) => name)
  if (taken.length === 0) return [...missing, `${file} takes nothing from the product`]
  return beyond.length === 0 ? missing : [...missing, `${file} tests what no application uses: ${beyond.join(', ')}`]
}

/** Declarations of the product that a test imports, also late ones. */
function takenBy(file: string, text: string, reach: Shown['reach']): readonly Name[] {
  const { imports, loads } = declaredNames(file, text)
  const asked = [...imports.values(), ...[...loads.values()].flat()]
  return asked.flatMap(({ from, name }) => {
    const found = reach.declarationsOf(from, name, file).filter((one) => !TEST_SIDE.test(one.file))
    // Of a whole module that is loaded one declaration is enough: which of them the test uses is unknown.
    return name === '*' && found.some((one) => reach.isReached(one)) ? found.filter((one) => reach.isReached(one)) : found
  })
}

export function checkTraceability(): readonly string[] {
  const at = (file: string) => join(ROOT, file)
  return traceabilityProblems(readFileSync(at(PAGE), 'utf8'), {
    reach: projectReach(),
    pages: new Set([...galleryPages, ...uiPages].flatMap(({ path }) => [path, path.split('?')[0] ?? path])),
    read: (file) => (existsSync(at(file)) ? readFileSync(at(file), 'utf8') : undefined),
  })
}
