/** The sandbox's payroll: a salary as stated, half for Incomelower, four fifths for Incomepartial. Employercheck's does not say that the job goes on. */
import { addDays, dateParts, lenderDay } from '@hearthline/domain'
import type { IncomeReport } from '../../income-link.ts'
import type { ProviderCall } from '../../provider-call.ts'
import { type SandboxSession, sandboxIncomeLink } from '../../sandbox/income-link.ts'
import { personaOf } from '../../sandbox/personas.ts'
import { shownCents } from '../../sandbox/stated-income.ts'
import type { SandboxWorld } from '../../sandbox/world.ts'
import type { Income } from '../port.ts'

/** Paid once a year on paper, so that an income of any cent comes out to the cent. */
function report(
  { lastName, statedAnnualCents, payer = 'Harbor Foods' }: SandboxSession,
  { now }: ProviderCall,
): Omit<IncomeReport, 'holders'> {
  const on = lenderDay(now)
  const yearly = shownCents(lastName, statedAnnualCents)
  const periodEnd = addDays(on, -10)
  const { year } = dateParts(addDays(on, -6))
  return {
    employer: payer,
    employment: personaOf(lastName)?.lastName === 'Employercheck' ? 'UNKNOWN' : 'ACTIVE',
    records: [
      {
        kind: 'PAY_STUB',
        payer,
        payDate: addDays(on, -6),
        periodEnd,
        frequency: 'ANNUALLY',
        regularCents: yearly,
        yearToDateCents: yearly,
        yearToDateVariableCents: 0,
      },
      { kind: 'W2', payer, year: year - 1, wagesCents: yearly, variableCents: 0 },
    ],
  }
}

export const sandboxIncome = (world: SandboxWorld): Income =>
  sandboxIncomeLink(world, { provider: 'Alder Payroll (sandbox)', capability: 'income', way: 'payroll', report })
