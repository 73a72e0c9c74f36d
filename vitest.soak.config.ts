/** What breaks the product on purpose and takes minutes: `npm run test:soak`. */
import { configDefaults, defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // What follows the first is in `npm test` too: with one kill instead of HEARTHLINE_SOAK of them, without living through what was added, and
    // with 500 draws instead of PROPERTY_RUNS (scripts/test/soak.ts), and with five of the brands instead of all.
    include: [
      'apps/server/src/soak/**/*.test.ts',
      'apps/server/src/api/crash.test.ts',
      'scripts/new/new.test.ts',
      '**/*.properties.test.ts',
      'apps/server/src/usecases/gallery/gallery-file.test.ts',
      'apps/server/src/work/decision/offers-in-served-states.test.ts',
      'scripts/words/mails-and-documents.test.ts',
      'scripts/words/other-lenders.test.ts',
    ],
    exclude: [...configDefaults.exclude],
    globalSetup: ['apps/server/src/testing/global-setup.ts'],
    // Fifty thousand draws of applicants in pairs take a quarter of an hour on a small machine.
    testTimeout: 3_600_000,
    hookTimeout: 120_000,
    pool: 'forks',
    // Each of them wants the machine for itself.
    fileParallelism: false,
  },
})
