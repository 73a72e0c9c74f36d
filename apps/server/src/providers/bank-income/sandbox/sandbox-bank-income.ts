/** The sandbox's bank: a year of deposits of one employer, which make the stated income; half for Incomelower, four fifths for Incomepartial. */
import { addDays, addMonths, lenderDay } from '@hearthline/domain'
import type { IncomeReport } from '../../income-link.ts'
import type { ProviderCall } from '../../provider-call.ts'
import { type SandboxSession, sandboxIncomeLink } from '../../sandbox/income-link.ts'
import { shownCents } from '../../sandbox/stated-income.ts'
import type { SandboxWorld } from '../../sandbox/world.ts'
import type { BankIncome } from '../port.ts'

function report({ lastName, statedAnnualCents }: SandboxSession, { now }: ProviderCall): Omit<IncomeReport, 'holders'> {
  const on = lenderDay(now)
  const yearly = shownCents(lastName, statedAnnualCents)
  const each = Math.floor(yearly / 12)
  const months = Array.from({ length: 12 }, (_, index) => ({
    month: addMonths(`${on.slice(0, 7)}-01`, -index - 1).slice(0, 7),
    // The odd cents fall into the newest month: the year comes out to the cent.
    cents: index === 0 ? yearly - each * 11 : each,
  }))
  return { records: [{ kind: 'DEPOSITS', payer: 'Harbor Foods', of: 'WAGES', lastOn: addDays(on, -6), months }] }
}

export const sandboxBankIncome = (world: SandboxWorld): BankIncome =>
  sandboxIncomeLink(world, { provider: 'Rowan Bank Link (sandbox)', capability: 'bank-income', way: 'bank', report })
