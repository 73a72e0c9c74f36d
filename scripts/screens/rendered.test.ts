/**
 * Every page of the gallery drawn without a browser: the real application at the screen's address, its acts played. What only a browser can judge
 * (axe, widths, colors) the journeys look at; a new screen joins by standing in the gallery, which has to show it.
 */
import { afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { galleryPages } from '../../apps/portal/src/gallery/pages.ts'
import type { OrganisationInfo } from '../../apps/portal/src/session/organisation.ts'
import { servedOrganization, standAt } from '../../apps/portal/src/testing/served-organization.ts'
import { everyPage } from '../../e2e/support/gallery.ts'

const server = inject('serverUrl')
const real = window.fetch.bind(window)
const heard: string[] = []
let organization: OrganisationInfo
let leave = () => {}

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation((...words) => void heard.push(words.map(String).join(' ')))
  // What a page without a screen has no idea of: fonts that load, pictures that are drawn.
  Object.defineProperty(document, 'fonts', { value: { status: 'loaded' } })
  Object.defineProperty(document, 'images', { get: () => [] })
  organization = await servedOrganization(server)
})
afterEach(() => {
  leave()
  window.fetch = real
  heard.length = 0
})

/** What a page finds remembered is read once, when its modules are: those pages begin with fresh ones, as a browser would. */
const REMEMBERS = new Set(galleryPages.filter(({ remembered }) => remembered).map(({ path }) => path))

async function draw(path: string): Promise<void> {
  if (REMEMBERS.has(path)) vi.resetModules()
  const { setOrganisation } = await import('../../apps/portal/src/session/organisation.ts')
  const { showGallery } = await import('../../apps/portal/src/gallery/main.tsx')
  setOrganisation(organization)
  standAt(`${server}${path}?org=HEARTH`)
  document.body.innerHTML = '<div id="root"></div>'
  const drawn = await showGallery(organization, document.getElementById('root')!, STILL_MS)
  leave = () => drawn?.unmount()
}

/** Nothing is painted: what was answered is drawn at once. */
const STILL_MS = 40

const MESSAGE = '.ui-summary, [aria-invalid=true], .ui-field-error, .ui-tone-error'

describe('every page of the gallery, drawn without a browser', () => {
  it.each(everyPage.filter(({ stands }) => stands !== undefined))('$path shows what it says it shows', async ({ path, state, stands }) => {
    await draw(path)
    const text = document.body.textContent ?? ''
    expect(heard).toEqual([])
    expect(document.documentElement.dataset.galleryAddress).toBe(stands)
    expect(text).not.toContain('we have hit a snag')
    if (/(^|-)(invalid|not-saved|failed|refused)$/.test(state))
      expect(document.querySelector(MESSAGE) !== null || /try again|could not/i.test(text)).toBe(true)
  })
})
