/** Size and names: a file of at most 300 lines about one thing, named after it, with nothing left for later inside. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './run-tool.ts'
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
  /^apps\/server\/src\/(config|main|commands\/run-command)\.ts$|\.test\.ts$|^apps\/server\/src\/testing\/|^apps\/server\/drizzle\.config\.ts$/
const READS_ENV = /\bprocess\.env\b/

/** What is wrong with one file, in sentences; nothing when nothing is. */
export function habitProblems(path: string, text: string): readonly string[] {
  const problems: string[] = []
  const names = path.split('/').map((part) => part.replace(/\..*$/, '').toLowerCase())
  for (const name of names) if (EMPTY_NAMES.has(name)) problems.push(`${path}: "${name}" names no thing; name it after what it decides`)
  if (!WRITTEN.test(path) || DATA.test(path)) return problems
  const lines = text.replace(/\n$/, '').split('\n')
  if (lines.length > MOST_LINES) problems.push(`${path}: ${lines.length} lines, at most ${MOST_LINES}`)
  for (const [index, line] of lines.entries()) {
    if (LATER.test(line) && !path.startsWith('scripts/check/house-habits'))
      problems.push(`${path}:${index + 1}: something is left for later`)
    if (path.startsWith('apps/server/src/') && READS_ENV.test(line) && !MAY_READ_ENV.test(path)) {
      problems.push(`${path}:${index + 1}: reads the environment; only config.ts does`)
    }
  }
  return problems
}

export function checkHabits(): readonly string[] {
  return sourceFiles().flatMap((path) => habitProblems(path, WRITTEN.test(path) ? readFileSync(join(ROOT, path), 'utf8') : ''))
}
