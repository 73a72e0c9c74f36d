/** What axe finds on a page at rest, a line for each place. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** React Aria puts a hidden button for screen readers beside the dialog of a popover, inside this element: it closes the dialog, and belongs to no landmark. */
const BESIDE_A_DIALOG = '<div style="display: contents;">'

/** `part`: what is looked at is a part for pages, not a page, so that what only a page must have is not asked of it. */
export async function axeViolations(page: Page, { part = false } = {}): Promise<string[]> {
  // Colours are judged at rest.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map(({ finished }) => finished),
    ),
  )
  const builder = new AxeBuilder({ page })
  const { violations } = await (part ? builder.disableRules(['region']) : builder).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ html }) => id !== 'region' || html !== BESIDE_A_DIALOG)
      .map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} (${failureSummary?.split('\n')[1]?.trim() ?? ''})`),
  )
}
