import { configDefaults, defineConfig } from 'vitest/config'
import { databaseTests } from './scripts/test/database-tests.ts'

const DATABASE = databaseTests()
/** Minutes each: `npm run test:soak` runs them. */
const LONG = [...configDefaults.exclude, 'apps/server/src/soak/**']

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // The pool's own choice leaves one core to itself: on the smallest machine that is half of it.
    maxWorkers: 2,
    projects: [
      {
        // Without a database, a process or a file of their own: what one file leaves behind no other can see but in its modules.
        extends: true,
        test: {
          name: 'pure',
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/{portal,console}/src/**/*.test.{ts,tsx}'],
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'server', include: ['apps/server/src/**/*.test.ts'], exclude: [...LONG, ...DATABASE], pool: 'forks', isolate: false },
      },
      {
        // Run once more on PostgreSQL. A product for each file, and the modules read once.
        extends: true,
        test: {
          name: 'database',
          include: DATABASE,
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          pool: 'forks',
          isolate: false,
        },
      },
      { extends: true, test: { name: 'house', include: ['scripts/**/*.test.ts'], pool: 'forks' } },
    ],
  },
})
