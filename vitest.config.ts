import { configDefaults, defineConfig } from 'vitest/config'
import { databaseTests, replacesModules } from './scripts/test/database-tests.ts'

const DATABASE = databaseTests()
const REPLACES = replacesModules()
/** Minutes each: `npm run test:soak` runs them. */
const LONG = 'apps/server/src/soak/**'
/** With a document, and a server to call. */
const DRAWN = 'apps/{portal,console}/src/testing/**/*.test.tsx'

export default defineConfig({
  test: {
    exclude: [...configDefaults.exclude, LONG],
    // A test that waits takes as long as it needs: browsers run beside it on the same two cores, and before it.
    testTimeout: 180_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 20_000 } },
    // The tool's own choice leaves one core to itself: on the smallest machine that is half of it.
    maxWorkers: 2,
    projects: [
      {
        // Nothing here opens a database, starts a process or sets what belongs to one: threads, and the modules are read once.
        extends: true,
        test: {
          name: 'pure',
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/{portal,console}/src/**/*.test.{ts,tsx}'],
          exclude: [DRAWN, ...REPLACES],
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          exclude: [LONG, ...DATABASE, ...REPLACES],
          pool: 'forks',
          isolate: false,
        },
      },
      {
        // Run on both kinds. Each file has a database of its own; the product's modules, two seconds of them, are read once.
        extends: true,
        test: {
          name: 'database',
          include: DATABASE,
          exclude: REPLACES,
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          pool: 'forks',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          include: ['scripts/screens/*.test.ts', DRAWN],
          globalSetup: ['scripts/screens/start-server.ts'],
          environment: 'happy-dom',
          pool: 'threads',
        },
      },
      {
        // The our own tools, and what puts other modules in the place of the product's.
        extends: true,
        test: { name: 'alone', include: ['scripts/**/*.test.ts', ...REPLACES], exclude: ['scripts/screens/**'], pool: 'forks' },
      },
    ],
  },
})
