import { expect, test } from 'vitest'
import { traceabilityProblems } from './traceability.ts'

const TEXTS: Readonly<Record<string, string>> = {
  'e2e/journeys/apply.spec.ts': "test('a visitor answers eight questions', () => {})",
  'apps/server/src/api/offers.test.ts': "app = await openTestApp()\nit('have the fields of the promise', () => {})",
  'packages/domain/src/loan/fee.test.ts': "import { fee } from './fee.ts'\nit('is a share of the draw', () => fee)",
  'packages/domain/src/loan/timeout.test.ts': "import { timeout } from './timeout.ts'\nit('is thirty seconds', () => timeout)",
  'packages/domain/src/loan/nothing.test.ts': "it('is true', () => true)",
}
const REACHED = new Set(['fee'])
const problems = (shown: string) =>
  traceabilityProblems(`| line | shown by |\n|---|---|\n| the fee | ${shown} |`, {
    reach: {
      isReached: ({ name }) => REACHED.has(name),
      declarationsOf: (from, name) => [{ file: `packages/domain/src/loan/${from.slice(2)}`, name }],
    },
    pages: new Set(['/gallery/login/asked']),
    read: (file) => TEXTS[file],
  }).map((problem) => problem.replace('docs/traceability.md:3: "the fee": ', ''))

test.each([
  'a journey: `e2e/journeys/apply.spec.ts` "a visitor answers eight questions"',
  'the whole server: `apps/server/src/api/offers.test.ts` "have the fields of the promise"',
  'what an application uses: `packages/domain/src/loan/fee.test.ts` "is a share of the draw"',
  'a page of the gallery: `/gallery/login/asked`',
  '*Open*: it comes with the chat',
])('a row holds by %s', (shown) => expect(problems(shown)).toEqual([]))

test.each([
  ['nothing but words', 'the constant of the module', 'names neither a test nor a page of the gallery, and does not say *Open*'],
  ['a test that is not there', '`packages/domain/src/loan/gone.test.ts`', 'packages/domain/src/loan/gone.test.ts is not there'],
  [
    'a title that the test does not have',
    '`packages/domain/src/loan/fee.test.ts` "is free"',
    'packages/domain/src/loan/fee.test.ts has no test "is free"',
  ],
  [
    'a constant that only its own test imports',
    '`packages/domain/src/loan/timeout.test.ts`',
    'packages/domain/src/loan/timeout.test.ts tests what no application uses: timeout',
  ],
  [
    'a test of nothing',
    '`packages/domain/src/loan/nothing.test.ts`',
    'packages/domain/src/loan/nothing.test.ts takes nothing from the product',
  ],
  ['a page that the gallery does not have', '`/gallery/login/gone`', 'there is no gallery page /gallery/login/gone'],
  ['an open line that names a broken test all the same', '*Open*; `e2e/journeys/gone.spec.ts`', 'e2e/journeys/gone.spec.ts is not there'],
])('a row is refused that names %s', (_what, shown, problem) => expect(problems(shown)).toEqual([problem]))

test('a page without a row is refused', () => {
  expect(
    traceabilityProblems('# Traceability', {
      reach: { isReached: () => true, declarationsOf: () => [] },
      pages: new Set(),
      read: () => '',
    }),
  ).toEqual(['docs/traceability.md: no rows found'])
})
