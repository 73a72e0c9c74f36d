/** payroll-reading, bank-income-reading and tax-reading: the reports of what the borrower connected. */
import {
  type HolderMatch,
  type IncomePerson,
  incomeEvidence,
  incomePerson,
  type LinkReading,
  type LinkWay,
  lenderDay,
  linkedSources,
} from '@hearthline/domain'
import { ProviderRefused, ProviderUnavailable } from '../../providers/provider-call.ts'
import { matchHolder } from '../banking/match-holder.ts'
import type { WorkContext, WorkHandler } from '../work-context.ts'
import { INCOME_PROVIDERS } from './income-providers.ts'

export const readLinkedIncome =
  (way: LinkWay): WorkHandler =>
  async (context) => {
    const readings: LinkReading[] = []
    const missing: { readonly source: string; readonly since: string; readonly problem: unknown }[] = []
    const before = (context.lapsed as { readonly readings: readonly LinkReading[] } | undefined)?.readings ?? []
    // One after the other: most people connect one, and a provider is not asked for all at once.
    for (const linked of linkedSources(context.known(incomeEvidence)?.sources ?? [], way)) {
      const had = before.find(({ source }) => source === linked.source)
      if (had) {
        readings.push(had)
        continue
      }
      const session = await context.services.incomeSessionOf(context.application.id, linked.link)
      if (session === undefined) throw new Error(`The connection ${linked.link} has no session`)
      try {
        readings.push(await readingOf(context, way, linked, session.text))
      } catch (problem) {
        if (!(problem instanceof ProviderUnavailable || problem instanceof ProviderRefused)) throw problem
        missing.push({ source: linked.source, since: session.since, problem })
      }
    }
    // One that has its report is not kept waiting by another; where none has, this is tried again as all work is.
    const [first] = missing.toSorted(
      (a, b) => Number(b.problem instanceof ProviderUnavailable) - Number(a.problem instanceof ProviderUnavailable),
    )
    if (first && readings.length === 0) throw first.problem
    const waiting = missing.map(({ source, since }) => ({ source, since }))
    return { on: lenderDay(context.now), readings, ...(waiting.length > 0 && { waiting }) }
  }

interface Linked {
  readonly source: string
  readonly person: string
  readonly link: string
}

async function readingOf(context: WorkContext, way: LinkWay, { source, person }: Linked, session: string): Promise<LinkReading> {
  const port = context.provider(INCOME_PROVIDERS[way])
  const report = await context.callWithReference((call) => port.read({ session }, call))
  const { records, employment, employer, holders, reference } = report
  return {
    source,
    records: [...records],
    reference,
    ...(employment && { employment }),
    ...(employer !== undefined && { employer }),
    ...(records.length > 0 && { holder: holderOf(incomePerson(context.known, person), holders) }),
  }
}

/** A person's, where every account that records come from is theirs: one that is another's is for a person to look at. */
function holderOf(person: IncomePerson, holders: readonly (readonly string[])[]): NonNullable<LinkReading['holder']> {
  const matches = (holders.length > 0 ? holders : [[]]).map((names) => matchHolder([person], names))
  const match = matches.toSorted((a, b) => WORST.indexOf(a.outcome) - WORST.indexOf(b.outcome))[0]!
  return { names: [...new Set(holders.flat())], match }
}

const WORST: readonly HolderMatch['outcome'][] = ['NONE', 'UNKNOWN', 'NEAR', 'EXACT']
