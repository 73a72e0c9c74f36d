/**
 * Every page of the gallery drawn without a browser: the real application at the screen's address, its acts played. What only a browser can judge
 * (axe, widths, colors) the journeys look at; a new screen joins by standing in the gallery, which has to show it.
 */
import { afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { galleryPages } from '../../apps/portal/src/gallery/pages.ts'
import type { OrganizationInfo } from '../../apps/portal/src/session/organization.ts'
import { servedOrganization, visitUrl } from '../../apps/portal/src/testing/served-organization.ts'
import { everyPage, SAME_ON_EVERY_SCREEN } from '../../e2e/support/gallery.ts'
import { isSoak } from '../../e2e/support/soak.ts'
import { wordFaults } from '../words/forbidden-words.ts'
import { HIGHEST_GRADE, hardestSentences, readingGrade } from '../words/reading-grade.ts'
import { shownText } from '../words/shown-text.ts'

const server = inject('serverUrl')
const real = window.fetch.bind(window)
const heard: string[] = []
let organization: OrganizationInfo
let leave = () => {}

/** What a page finds remembered is read once, when its modules are: those pages begin with fresh ones, as a browser would. */
const REMEMBERS = new Set(galleryPages.filter(({ remembered }) => remembered).map(({ path }) => path))

async function draw(path: string): Promise<void> {
  if (REMEMBERS.has(path)) vi.resetModules()
  const { setOrganization } = await import('../../apps/portal/src/session/organization.ts')
  const { showGallery } = await import('../../apps/portal/src/gallery/main.tsx')
  setOrganization(organization)
  visitUrl(`${server}${path}?org=HEARTH`)
  document.body.innerHTML = '<div id="root"></div>'
  // React takes a stack for every element that it makes, to name it in a warning: a tenth of the time of a page.
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  try {
    const drawn = await showGallery(organization, document.getElementById('root')!, STILL_MS)
    leave = () => drawn?.unmount()
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}

/** Nothing is painted: what was answered is drawn at once. */
const STILL_MS = 40

/** What each screen says of its own, over all its states: what is judged for its reading level. */
const said = new Map<string, Set<string>>()

const MESSAGE = '.ui-summary, [aria-invalid=true], .ui-field-error, .ui-tone-error'

const TODAY = Math.floor(Date.now() / 86_400_000)

/** How many test files share the pages: as many as run side by side. */
const FILES = 2

/** All pages of every second screen, so that a screen's reading level is judged over all of its states. */
const pagesOf = (file: 1 | 2) => {
  const screens = [...new Set(everyPage.map(({ screen }) => screen))]
  const own = (screen: string) => everyPage.filter((page) => page.screen === screen && !SAME_ON_EVERY_SCREEN.has(page.state))
  return everyPage.filter(
    ({ screen, state, stands }, place) =>
      stands !== undefined &&
      screens.indexOf(screen) % FILES === file - 1 &&
      // A sixth of them today, the others on the next five days; the long run draws all.
      (isSoak || (place + TODAY) % 6 === 0) &&
      // What looks the same on every screen is drawn for those that have nothing else; the long run draws all.
      (isSoak || !SAME_ON_EVERY_SCREEN.has(state) || own(screen).length === 0),
  )
}

/** Declares the tests of one file's share of the pages. */
export function describeRenderedPages(file: 1 | 2): void {
  beforeAll(async () => {
    vi.spyOn(console, 'error').mockImplementation((...words) => void heard.push(words.map(String).join(' ')))
    // What a page without a screen has no idea of: fonts that load, pictures that are drawn.
    Object.defineProperty(document, 'fonts', { value: { status: 'loaded' } })
    Object.defineProperty(document, 'images', { get: () => [] })
    // Nothing is painted, so the page is idle at once; without this each page waits a fifth of a second for it.
    Object.defineProperty(window, 'requestIdleCallback', { value: (idle: () => void) => window.setTimeout(idle, 0) })
    organization = await servedOrganization(server)
  })
  afterEach(() => {
    leave()
    window.fetch = real
    heard.length = 0
  })

  describe('every page of the gallery, drawn without a browser', () => {
    it.each(pagesOf(file))('$path shows what it says it shows', async ({ screen, path, state, stands }) => {
      await draw(path)
      const text = document.body.textContent ?? ''
      expect(heard.join('\n')).toBe('')
      expect(document.documentElement.dataset.galleryAddress).toBe(stands)
      expect(text).not.toContain('we have hit a snag')
      if (/(^|-)(invalid|not-saved|failed|refused)$/.test(state))
        // What judges an answer is a file of its own: on a busy machine it comes after the page has stood still once.
        await vi.waitFor(
          () => expect(document.querySelector(MESSAGE) !== null || /try again|could not/i.test(document.body.textContent ?? '')).toBe(true),
          { timeout: 10_000 },
        )
      const shown = shownText(document)
      const ours = said.get(screen) ?? new Set()
      for (const words of shown) if (!words.isGiven && !words.isAround) ours.add(words.text)
      said.set(screen, ours)
      expect([...new Set(shown.filter(({ isGiven }) => !isGiven).map((words) => words.text))].flatMap(wordFaults)).toEqual([])
    })

    it('no screen asks for more than nine years of school, outside the words of laws', () => {
      const hard = [...said].flatMap(([screen, blocks]) => {
        const grade = readingGrade(blocks) ?? 0
        return grade > HIGHEST_GRADE
          ? [`${screen} is at grade ${grade.toFixed(1)}. Begin with: ${hardestSentences(blocks).join(' | ')}`]
          : []
      })
      expect(hard).toEqual([])
    })
  })
}
