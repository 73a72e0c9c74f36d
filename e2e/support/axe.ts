/** What axe finds on a page at rest, a line for each place. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

export async function axeViolations(page: Page): Promise<string[]> {
  // Colors are judged at rest.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map(({ finished }) => finished),
    ),
  )
  // Legacy mode judges in the page itself; the other opens a second one each time for frames of other sites, of which there are none.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} (${failureSummary?.split('\n')[1]?.trim() ?? ''})`),
  )
}
