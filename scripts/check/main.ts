/** Runs the checks one after the other (they are each as wide as the machine) and closes with the counts. */
import { fileURLToPath } from 'node:url'
import { checkBrands } from './brands.ts'
import { compilerProblems } from './compiler.ts'
import { checkDocs } from './docs.ts'
import { checkReach } from './product-reach.ts'
import { runTool } from './run-tool.ts'
import { checkSource } from './source-rules.ts'
import { checkTraceability } from './traceability.ts'
import { checkWalls } from './walls.ts'

export interface Check {
  readonly name: string
  /** What is wrong, a line each; nothing when it holds. */
  readonly run: () => Promise<readonly string[]> | readonly string[]
}

const tool = (name: string, entry: string, args: readonly string[]): Check => ({
  name,
  run: async () => {
    const { ok, stdout, stderr } = await runTool(entry, args)
    return ok ? [] : [`${stdout}${stderr}`.trim()]
  },
})

/** What Biome looks at. Not the documents: it pads each table to its widest cell, and made tables would never be what "npm run docs" writes. */
const CODE = [
  'packages',
  'apps',
  'brands',
  'scripts',
  'e2e',
  'bench',
  'package.json',
  'knip.json',
  'biome.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'vitest.config.ts',
  'vitest.soak.config.ts',
  '.dependency-cruiser.cjs',
]

export const CHECKS: readonly Check[] = [
  { name: 'types', run: () => compilerProblems({ kept: '.cache/types.tsbuildinfo' }) },
  {
    name: 'types of the domain, without browser or Node',
    run: () => compilerProblems({ config: 'packages/domain/tsconfig.json', kept: '.cache/types-of-domain.tsbuildinfo' }),
  },
  tool('format and lint', 'node_modules/@biomejs/biome/bin/biome', ['check', '--max-diagnostics=40', ...CODE]),
  { name: 'walls', run: checkWalls },
  tool('nothing unused', 'node_modules/knip/bin/knip.js', ['--no-progress']),
  { name: 'size, names and citations', run: checkSource },
  { name: 'nothing that only tests use', run: checkReach },
  { name: 'brands may go live', run: checkBrands },
  { name: 'documentation is fresh', run: checkDocs },
  { name: 'traceability holds', run: checkTraceability },
]

/** Says each check's outcome as it comes. */
export async function runChecks(log: (line: string) => void = console.log): Promise<{ readonly passed: number; readonly failed: number }> {
  let failed = 0
  for (const { name, run } of CHECKS) {
    const problems = await attempt(run)
    if (problems.length > 0) failed++
    log(`${problems.length === 0 ? '✓' : '✗'} ${name}`)
    for (const line of problems.flatMap((problem) => problem.split('\n'))) log(`    ${line}`)
  }
  return { passed: CHECKS.length - failed, failed }
}

async function attempt(run: Check['run']): Promise<readonly string[]> {
  try {
    return await run()
  } catch (problem) {
    return [problem instanceof Error ? (problem.stack ?? problem.message) : String(problem)]
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log('Checks')
  const { passed, failed } = await runChecks()
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}
