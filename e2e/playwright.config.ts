/** Browser journeys: what people do, in Debian's or the given Chromium, against the real server. */
import { defineConfig } from '@playwright/test'
import { browserOptions } from './support/browser.ts'
import { isSoak } from './support/soak.ts'

export default defineConfig({
  testDir: './journeys',
  outputDir: '../.cache/e2e',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  globalSetup: './support/prepare.ts',
  // Each has a browser and a product: as many as the smallest machine has cores.
  workers: 2,
  fullyParallel: false,
  retries: 0,
  // What is only longer, or looks at more of the same, is tagged so and left to `npm run test:soak`, which runs every journey.
  ...(!isSoak && { grepInvert: /@soak/ }),
  reporter: [['list'], ...(process.env.E2E_REPORT ? ([['json', { outputFile: process.env.E2E_REPORT }]] as const) : [])],
  use: {
    viewport: { width: 1280, height: 900 },
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    // A trace costs a third of the time on two cores: only when asked for.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: browserOptions,
  },
})
