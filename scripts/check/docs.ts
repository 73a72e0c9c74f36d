/** The documentation says what the code says: made tables are fresh, every setting, demo account and npm command is written down, every law names code and tests that exist. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { FLOW, type Item } from '@hearthline/domain'
import { freshDocs } from '../print/docs-tables.ts'
import { lawFaults } from '../print/law.ts'
import { freshShapes, readRecorded } from '../print/stored-shapes.ts'
import { ROOT } from './run-tool.ts'
import { sourceFiles } from './source-files.ts'

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

function staleTables(): readonly string[] {
  return [...freshDocs()].filter(([file, fresh]) => read(file) !== fresh).map(([file]) => `${file} is stale: run "npm run docs"`)
}

/** Items whose present shape is not on record. */
function staleShapes(): readonly string[] {
  try {
    const recorded = readRecorded()
    return Object.entries(freshShapes(FLOW as readonly Item[], recorded, new Set()))
      .filter(([item, shapes]) => recorded[item] !== shapes)
      .map(([item]) => `packages/domain/src/flow/stored-shapes.json lacks the shape of ${item}: run "npm run docs"`)
  } catch (problem) {
    return [(problem as Error).message]
  }
}

/** Every name that the pattern finds in the code must are in the page. */
function unwritten(code: string, pattern: RegExp, page: string, what: string): readonly string[] {
  const found = [...read(code).matchAll(pattern)].map((match) => match[1] ?? '')
  const text = read(page)
  if (found.length === 0) return [`${code}: no ${what} found, so ${page} cannot be compared with it`]
  return found.filter((name) => !text.includes(name)).map((name) => `${page} does not name the ${what} ${name} of ${code}`)
}

/** Their links lead to pages of the website; the brands' loader reads them. */
const LEGAL_TEXTS = /^(packages\/brands|brands\/[^/]+)\/legal\//

/** A link to a file that is not there. */
function deadLinks(): readonly string[] {
  return sourceFiles()
    .filter((path) => path.endsWith('.md') && !LEGAL_TEXTS.test(path))
    .flatMap((page) =>
      [...read(page).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
        .map((match) => match[1] ?? '')
        .filter((target) => !existsSync(join(ROOT, normalize(join(dirname(page), target)))))
        .map((target) => `${page} links to ${target}, which is not there`),
    )
}

export function checkDocs(): readonly string[] {
  return [
    ...staleTables(),
    ...staleShapes(),
    ...lawFaults(),
    ...unwritten('apps/server/src/config.ts', /^ {2}([A-Z][A-Z_]+):/gm, 'docs/operations.md', 'setting'),
    ...unwritten('apps/server/src/demo/demo-accounts.ts', /email: '([^']+)'/g, 'docs/sandbox.md', 'demo account'),
    ...deadLinks(),
  ]
}
