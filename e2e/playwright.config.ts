/** Browser journeys: what people do, in Debian's or the given Chromium, against the real server. */
import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

const CHROMES = [process.env.CHROME_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const executablePath = CHROMES.find((path) => path && existsSync(path))

export default defineConfig({
  testDir: './journeys',
  outputDir: '../.cache/e2e',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: 1,
  fullyParallel: false,
  retries: 0,
  reporter: [['list'], ...(process.env.E2E_REPORT ? ([['json', { outputFile: process.env.E2E_REPORT }]] as const) : [])],
  use: {
    viewport: { width: 1280, height: 900 },
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    // A trace costs a third of the time on two cores: only when asked for.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
