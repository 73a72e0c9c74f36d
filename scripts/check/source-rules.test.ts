import { describe, expect, test } from 'vitest'
import { citations, ruleProblems } from '../print/specification.ts'
import { citationProblems, sourceProblems } from './source-rules.ts'

const lines = (count: number) => 'const line = 1\n'.repeat(count)

describe('size and names', () => {
  test('a file of 300 lines passes, one of 301 is reported', () => {
    expect(sourceProblems('packages/domain/src/loan/amortise.ts', lines(300))).toEqual([])
    expect(sourceProblems('packages/domain/src/loan/amortise.ts', lines(301))).toEqual([
      'packages/domain/src/loan/amortise.ts: 301 lines, at most 300',
    ])
  })

  test('a table of data may be as long as the law', () => {
    expect(sourceProblems('packages/domain/src/loan/recording-tax.data.ts', lines(900))).toEqual([])
  })

  test.each(['utils', 'helpers', 'common', 'misc', 'shared', 'types', 'constants', 'manager', 'impl'])(
    'a file or folder called %s is reported',
    (name) => {
      expect(sourceProblems(`apps/server/src/${name}.ts`, '')).toHaveLength(1)
      expect(sourceProblems(`apps/server/src/${name}/amortise.ts`, '')).toHaveLength(1)
    },
  )

  test('a leftover to-do is reported with its line', () => {
    expect(sourceProblems('apps/server/src/app.ts', `const a = 1\n// ${'TO'}${'DO'}: b\n`)).toEqual([
      'apps/server/src/app.ts:2: something is left for later',
    ])
  })

  test('only config.ts reads the environment', () => {
    const text = 'const port = process.env.PORT\n'
    expect(sourceProblems('apps/server/src/config.ts', text)).toEqual([])
    expect(sourceProblems('apps/server/src/engine/queue.ts', text)).toEqual([
      'apps/server/src/engine/queue.ts:1: reads the environment; only config.ts does',
    ])
  })
})

describe('citations', () => {
  const at = 'apps/server/src/engine/queue.ts'
  const refused = `${at}:1: cites a document that is not here; say the rule itself, or its name in docs/specification.md`

  test.each([
    '/** Open without a session (seed 000 §2). */',
    '// As the seeds have it.',
    '  it("the banner has the seed\'s words", () => {',
    '/** At most 20 MB (design 8). */',
    '/** The chat (design page 9.11) takes its place. */',
    ' * Confirmed once the deed is signed, row 28b.',
    'const a = 1 // see section 5',
  ])('a document that is not here is named: %s', (line) => {
    expect(citationProblems(at, line)).toEqual([refused])
  })

  test.each([
    '/** Rounded to 1/8 point (12 CFR 1026.14(a)). */',
    '// RFC 5321 §4.5.3.1.3 bounds a path at 256 octets.',
    '// Postal directionals (USPS Publication 28, section 233).',
    'function dice(seed: number): () => number {',
    "import { seedDemo } from './demo/seed-demo.ts'",
    '/** Addresses that only lead elsewhere [routes/redirects]. */',
    'const pattern = /[a-z/b]/ + list[some/other]',
  ])('law, standards, our own rules and plain code pass: %s', (line) => {
    expect(citationProblems(at, line)).toEqual([])
  })

  test('a rule that the page does not list is named', () => {
    expect(citationProblems(at, '// Waits for the moon [steps/moon].')).toEqual([`${at}:1: docs/specification.md has no rule [steps/moon]`])
  })

  test('a page of prose is checked the same way, except for its links', () => {
    expect(citationProblems('docs/flow.md', 'As the seed has it; see [flow/walk](walk.md).')).toHaveLength(1)
    expect(citationProblems('docs/flow.md', 'See [flow/walk](walk.md).')).toEqual([])
  })

  const exists = (path: string) => path === 'packages/domain/src/fields/zip.test.ts'
  const rules = { 'fields/zip': { covers: 'Five digits.' }, 'fields/moon': { covers: 'None.', tests: ['e2e/journeys/moon.spec.ts'] } }

  test('a rule is held by the tests that it names, else by those beside the code that cites it', () => {
    const files = new Map([['packages/domain/src/fields/zip.ts', '/** Zip code [fields/zip]. */']])
    const [zip, moon] = citations(rules, files, exists)
    expect(zip).toMatchObject({ code: ['packages/domain/src/fields/zip.ts'], tests: ['packages/domain/src/fields/zip.test.ts'] })
    expect(ruleProblems([zip!, moon!], exists)).toEqual([
      'docs/specification.md: no code cites [fields/moon]',
      'docs/specification.md: [fields/moon] is said to be held by e2e/journeys/moon.spec.ts, which is not there',
    ])
  })

  test('a rule without a test is named', () => {
    const files = new Map([['packages/domain/src/fields/zip.ts', '/** Zip code [fields/zip]. */']])
    expect(
      ruleProblems(
        citations({ 'fields/zip': { covers: 'Five digits.' } }, files, () => false),
        () => false,
      ),
    ).toEqual(['docs/specification.md: no test holds [fields/zip]'])
  })
})
