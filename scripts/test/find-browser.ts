/** A browser for the journeys: the one that is named, one that is installed, or one downloaded. */
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { ROOT } from '../check/run-tool.ts'
import type { Log } from './section.ts'

/** First the one without windows, which does the same for half the processor time. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const PACKAGES = ['chromium-headless-shell', 'chromium']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/usr/lib/chromium/chromium',
  '/opt/google/chrome/chrome',
]

export type Found = { readonly path: string; readonly how: string } | { readonly missing: string }

/** May install one; says what it does. */
export function findBrowser(log: Log = console.log): Found {
  const named = process.env.CHROME_PATH
  if (named) return runs(named) ? { path: named, how: 'CHROME_PATH' } : { missing: `CHROME_PATH names ${named}, which cannot be run.` }
  return installed() ?? downloaded() ?? byPackageManager(log) ?? byDownload(log) ?? { missing: WHAT_IS_MISSING }
}

const WHAT_IS_MISSING =
  'The browser journeys need Chromium or Chrome, and none could be found or fetched. Install one (on Debian: apt-get install chromium) or name it with CHROME_PATH.'

function installed(): Found | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const path = [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...PLACES].find(runs)
  return path ? { path, how: 'installed' } : undefined
}

/** Playwright's own, where an earlier run has fetched it. */
function downloaded(): Found | undefined {
  try {
    const { chromium } = createRequire(join(ROOT, 'e2e', 'package.json'))('@playwright/test') as { chromium: { executablePath(): string } }
    const path = chromium.executablePath()
    return existsSync(path) ? { path, how: 'fetched by Playwright' } : undefined
  } catch {
    return undefined
  }
}

function byPackageManager(log: Log): Found | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  log('No browser found; installing Chromium with apt-get…')
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      .status === 0
  // Lists may be absent on a fresh image; a failed update is no reason not to try.
  apt('update', '-qq')
  // The first of them costs half the processor time, and an older distribution does not have it.
  const added = PACKAGES.some((name) => apt('install', '-y', '-qq', '--no-install-recommends', name, 'fonts-liberation'))
  return added ? installed() : undefined
}

function byDownload(log: Log): Found | undefined {
  log('No browser found; fetching Playwright’s Chromium…')
  spawnSync(process.execPath, [join(ROOT, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return downloaded()
}

function runs(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return spawnSync(path, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0
  } catch {
    return false
  }
}
