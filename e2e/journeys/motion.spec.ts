/** Who asks their system for less motion gets none: nothing moves, turns or fades, and nothing waits for a movement to end. */
import { everyPage, openGalleryPage } from '../support/gallery.ts'
import { expect, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const PAGES = [
  ...everyPage.filter(({ path }) => path.startsWith('/gallery/ui/')),
  ...everyPage.filter(({ path }) =>
    [
      '/gallery/dashboard/notifications',
      '/gallery/dashboard/account',
      '/gallery/resume/waiting',
      '/gallery/product-select/offered',
    ].includes(path),
  ),
]

test('nothing is animated for people who prefer reduced motion', { tag: '@soak' }, async ({ page }) => {
  test.setTimeout(180_000)
  const moving: Record<string, string[]> = {}
  for (const opened of PAGES) {
    const bad = await openGalleryPage(page, opened, { org: 'HEARTH', theme: 'light' })
    bad.push(
      ...(await page.evaluate(() => {
        const longest = (list: string) =>
          Math.max(...list.split(',').map((part) => Number.parseFloat(part) * (part.trim().endsWith('ms') ? 1 : 1000)))
        const found = new Set<string>()
        for (const element of document.querySelectorAll('*'))
          for (const part of [undefined, '::before', '::after']) {
            const style = getComputedStyle(element, part)
            const name = `${element.tagName.toLowerCase()}.${[...element.classList].slice(0, 2).join('.')}${part ?? ''}`
            if (style.animationName !== 'none' && longest(style.animationDuration) > 1) found.add(`${name} is animated`)
            if (longest(style.transitionDuration) > 1) found.add(`${name} moves`)
          }
        return [...found]
      })),
    )
    if (bad.length > 0) moving[opened.path] = bad
  }
  expect(PAGES.length).toBeGreaterThan(25)
  expect(moving).toEqual({})
})
