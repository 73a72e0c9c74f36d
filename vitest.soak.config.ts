/** What breaks the product on purpose and takes minutes: `npm run test:soak`. */
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // The crash test is in `npm test` too, with one kill instead of HEARTHLINE_SOAK of them.
    include: ['apps/server/src/soak/**/*.test.ts', 'apps/server/src/api/crash.test.ts'],
    globalSetup: ['apps/server/src/testing/global-setup.ts'],
    testTimeout: 600_000,
    hookTimeout: 120_000,
    pool: 'forks',
    // Each of them wants the machine for itself.
    fileParallelism: false,
  },
})
