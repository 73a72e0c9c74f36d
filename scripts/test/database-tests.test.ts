import { expect, test } from 'vitest'
import { databaseTests, embeddedTests, opensDatabase, replacesModules } from './database-tests.ts'

const TESTING = 'apps/server/src/testing'
const files = (contents: Readonly<Record<string, string>>) => (path: string) => contents[path] ?? ''
const TEST = 'apps/server/src/api/offers.test.ts'

test('a test that opens a database, directly or through the testing folder, runs on both kinds', () => {
  const open = `import { openTestDatabase } from '../testing/open-test-database.ts'`
  expect(opensDatabase(TEST, files({ [TEST]: open }))).toBe(true)
  const byWay = {
    [TEST]: `import {\n  person,\n} from '../testing/person.ts'`,
    [`${TESTING}/person.ts`]: `import { openTestApp } from './test-app.ts'`,
    [`${TESTING}/test-app.ts`]: `const { openTestDatabase } = await import('./open-test-database.ts')`,
  }
  expect(opensDatabase(TEST, files(byWay))).toBe(true)
})

test('a test that asks for the database address runs on both kinds too', () => {
  const asks = `const { postgres } = inject('testDatabases')`
  expect(opensDatabase(TEST, files({ [TEST]: asks }))).toBe(true)
  expect(databaseTests()).toContain('apps/server/src/store/app-role.test.ts')
})

test('neither a type-only import nor an import of the product opens a database', () => {
  const types = `import type { Db } from '../testing/open-test-database.ts'\nimport { buildApp } from '../app.ts'`
  expect(opensDatabase(TEST, files({ [TEST]: types, 'apps/server/src/app.ts': `import './testing/open-test-database.ts'` }))).toBe(false)
})

test('parts that import each other come to an end', () => {
  const circle = {
    [TEST]: `import { a } from '../testing/a.ts'`,
    [`${TESTING}/a.ts`]: `import { b } from './b.ts'`,
    [`${TESTING}/b.ts`]: `import { a } from './a.ts'`,
  }
  expect(opensDatabase(TEST, files(circle))).toBe(false)
})

test('the tests of the calls are among them, the tests of settings are not, and what replaces modules is distinguished', () => {
  expect(databaseTests()).toEqual(
    expect.arrayContaining([TEST, 'apps/server/src/api/crash.test.ts', 'apps/server/src/store/migrate.test.ts']),
  )
  expect(databaseTests()).not.toContain('apps/server/src/config.test.ts')
  expect(replacesModules()).toContain('apps/server/src/store/open-embedded.test.ts')
})

test('on the embedded database run what the kind decides, and what asks for it; not each call', () => {
  expect(embeddedTests()).toEqual(
    expect.arrayContaining([
      'apps/server/src/store/migrate.test.ts',
      'apps/server/src/engine/queue.test.ts',
      'apps/server/src/api/crash.test.ts',
    ]),
  )
  expect(embeddedTests()).not.toContain('apps/server/src/edge/naughty-bodies.test.ts')
  expect(databaseTests()).toEqual(expect.arrayContaining(embeddedTests()))
})
