/** What axe finds on a page at rest, a line for each place. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

export async function axeViolations(page: Page): Promise<string[]> {
  // Colours are judged at rest.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map(({ finished }) => finished),
    ),
  )
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} (${failureSummary?.split('\n')[1]?.trim() ?? ''})`),
  )
}
