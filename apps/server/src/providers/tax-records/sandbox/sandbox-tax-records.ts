/** The sandbox's tax office: two years of a business that make the stated income; half for Incomelower, four fifths for Incomepartial. */
import { dateParts, lenderDay } from '@hearthline/domain'
import type { IncomeReport } from '../../income-link.ts'
import type { ProviderCall } from '../../provider-call.ts'
import { type SandboxSession, sandboxIncomeLink } from '../../sandbox/income-link.ts'
import { shownCents } from '../../sandbox/stated-income.ts'
import type { SandboxWorld } from '../../sandbox/world.ts'
import type { TaxRecords } from '../port.ts'

function report({ lastName, statedAnnualCents }: SandboxSession, { now }: ProviderCall): Omit<IncomeReport, 'holders'> {
  const { year } = dateParts(lenderDay(now))
  const netProfitCents = shownCents(lastName, statedAnnualCents)
  return {
    records: [year - 1, year - 2].map((of) => ({
      kind: 'SCHEDULE_C',
      payer: `${lastName} Design`,
      year: of,
      netProfitCents,
      depreciationCents: 0,
    })),
  }
}

export const sandboxTaxRecords = (world: SandboxWorld): TaxRecords =>
  sandboxIncomeLink(world, { provider: 'Juniper Transcripts (sandbox)', capability: 'tax-records', way: 'tax', report })
