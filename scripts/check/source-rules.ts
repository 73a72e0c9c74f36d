/**
 * Size, names and citations: a file of at most 300 lines about one thing, named after it, with nothing left for later inside, and no reference to
 * a document that this repository does not hold.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { citedIn, proseOf, specificationProblems } from '../print/specification.ts'
import { RULES } from '../print/specification-rules.ts'
import { ROOT } from './run-tool.ts'
import { APPLICATION_SCREENS, FLOW, screenFolderProblems } from './screen-folders.ts'
import { sourceFiles } from './source-files.ts'

const MOST_LINES = 300
const WRITTEN = /\.(ts|tsx|mjs|cjs|css)$/
/** Reference tables are as long as the law or the code list they hold. */
const DATA = /\.data\.(ts|json)$|^apps\/server\/src\/store\/migrations\//
/** Rooms for everything are rooms for nothing: such a name says where a file lies, not what it decides. */
const EMPTY_NAMES = new Set(['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'shared', 'types', 'constants', 'manager', 'impl'])
const LATER = /\b(TODO|FIXME)\b/
/** Only these read the environment: one place to look for what an installation can set. */
const MAY_READ_ENV =
  /^apps\/server\/src\/(config|main|commands\/[a-z-]+)\.ts$|\.test\.ts$|^apps\/server\/src\/testing\/|^apps\/server\/drizzle\.config\.ts$/
const READS_ENV = /\bprocess\.env\b/

/** Texts of law have sections of their own. */
const LEGAL_TEXTS = /^(packages\/brands|brands\/[^/]+)\/legal\//
/** Names of the documents from which the product was first written: no one who reads the code has them. */
const FOREIGN = /\bseeds?\b(?!-)|\bdesign(?: page)? \d|\bdesign page\b|\b00[01],? (?:§|section)|\bpage \d+\.\d|\brow \d+[a-z]\b/i
const FOREIGN_ANYWHERE = /\b(?:the|by|as) seeds?\b(?!-)|\bseed['’]s\b|\bseed 00[01]\b/i
const SECTION = /(?:§|\bsections?) ?\d/
/** Laws and published standards are cited by their own numbers. */
const PUBLISHED = /\b(?:CFR|USC|RFC|ISO|Publication|Code|Const|Stat|Regulation|Act)\b/

/** Sentences about what a file cites and this repository does not hold. */
export function citationProblems(path: string, text: string): readonly string[] {
  if (!(WRITTEN.test(path) || path.endsWith('.md')) || LEGAL_TEXTS.test(path) || path.startsWith('scripts/check/source-rules')) return []
  return text.split('\n').flatMap((line, index) => {
    const prose = proseOf(path, line)
    const at = `${path}:${index + 1}`
    const cites = FOREIGN.test(prose) || FOREIGN_ANYWHERE.test(line) || (SECTION.test(prose) && !PUBLISHED.test(prose))
    return [
      ...(cites ? [`${at}: cites a document that is not here; say the rule itself, or its name in docs/specification.md`] : []),
      ...citedIn(path, line)
        .filter((name) => RULES[name] === undefined)
        .map((name) => `${at}: docs/specification.md has no rule [${name}]`),
    ]
  })
}

/** What is wrong with one file, in sentences; nothing when nothing is. */
export function sourceProblems(path: string, text: string): readonly string[] {
  const problems: string[] = []
  const names = path.split('/').map((part) => part.replace(/\..*$/, '').toLowerCase())
  for (const name of names) if (EMPTY_NAMES.has(name)) problems.push(`${path}: "${name}" names no thing; name it after what it decides`)
  if (!WRITTEN.test(path) || DATA.test(path)) return problems
  const lines = text.replace(/\n$/, '').split('\n')
  if (lines.length > MOST_LINES) problems.push(`${path}: ${lines.length} lines, at most ${MOST_LINES}`)
  for (const [index, line] of lines.entries()) {
    if (LATER.test(line) && !path.startsWith('scripts/check/source-rules'))
      problems.push(`${path}:${index + 1}: something is left for later`)
    if (path.startsWith('apps/server/src/') && READS_ENV.test(line) && !MAY_READ_ENV.test(path)) {
      problems.push(`${path}:${index + 1}: reads the environment; only config.ts does`)
    }
  }
  return problems
}

export function checkSource(): readonly string[] {
  const paths = sourceFiles()
  const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
  const files = paths.flatMap((path) => {
    const text = WRITTEN.test(path) || path.endsWith('.md') ? read(path) : ''
    return [...sourceProblems(path, text), ...citationProblems(path, text)]
  })
  const screens = screenFolderProblems({ files: paths, flow: FLOW.map(read).join('\n'), routes: read(APPLICATION_SCREENS) })
  return [...files, ...specificationProblems(), ...screens]
}
