/** payroll-reading, bank-income-reading and tax-reading: the reports of what the borrower connected. */
import { incomeEvidence, type LinkReading, type LinkWay, lenderDay, linkedSources } from '@hearthline/domain'
import type { WorkContext, WorkHandler } from '../work-context.ts'
import { INCOME_PROVIDERS } from './income-providers.ts'

export const readLinkedIncome =
  (way: LinkWay): WorkHandler =>
  async (context) => {
    const readings: LinkReading[] = []
    // One after the other: most people connect one, and a provider is not asked for all at once.
    for (const { source, link } of linkedSources(context.known(incomeEvidence)?.sources ?? [], way))
      readings.push(await readingOf(context, way, source, link))
    return { on: lenderDay(context.now), readings }
  }

async function readingOf(context: WorkContext, way: LinkWay, source: string, link: string): Promise<LinkReading> {
  const session = await context.services.incomeSessionOf(context.application.id, link)
  if (session === undefined) throw new Error(`The connection ${link} has no session`)
  const port = context.provider(INCOME_PROVIDERS[way])
  const { records, employment, employer, reference } = await context.callWithReference((call) => port.read({ session }, call))
  return { source, records: [...records], reference, ...(employment && { employment }), ...(employer !== undefined && { employer }) }
}
