/** The limits that bound the line itself: position, equity, income, organization. */

import { dtiLine, lowestPayment } from '../pricing/qualified-lines.ts'
import { dtiBps, paymentRoom } from '../situation/dti.ts'
import { cltvBps, cltvLine } from '../situation/situation.ts'
import type { Limit } from './limit.ts'

/** At most the third lien on the home. */
export const lienPositionLimit: Limit = ({ position, guideline }) => {
  const passed = position <= guideline.maximumPosition
  return {
    limit: 'LIEN_POSITION',
    passed,
    decides: true,
    yours: { unit: 'COUNT', value: position },
    limitValue: { unit: 'COUNT', value: guideline.maximumPosition },
    reasonCodes: passed ? [] : ['INSUFFICIENT_COLLATERAL'],
  }
}

/** All liens and this line within the share of the value that score, occupancy and state allow. `yours` is with the smallest line. */
export const cltvLimit: Limit = (situation) => {
  const maximumLineCents = cltvLine(situation)
  const passed = maximumLineCents >= situation.neededLineCents
  return {
    limit: 'CLTV',
    passed,
    decides: true,
    yours: { unit: 'BASIS_POINTS', value: cltvBps(situation, situation.neededLineCents) },
    limitValue: { unit: 'BASIS_POINTS', value: situation.cltvLimitBps },
    maximumLineCents,
    reasonCodes: passed ? [] : ['INSUFFICIENT_COLLATERAL'],
  }
}

/** Debts and the line's payment within the share of the income. `yours` is with the smallest line at the lowest payment of all offers. */
export const dtiLimit: Limit = (situation) => {
  const maximumLineCents = dtiLine(situation)
  const payment = lowestPayment(situation, situation.neededLineCents)
  // Nothing priced at this line is PRICING's matter and not the income's.
  const isBorne =
    situation.pricing.ranges === 'WITHOUT_HOLES'
      ? (cents: number) => cents <= paymentRoom(situation)
      : () => maximumLineCents >= situation.neededLineCents
  const passed = payment === undefined || isBorne(payment)
  const before = dtiBps(situation, situation.monthlyDebtsCents)
  return {
    limit: 'DTI',
    passed,
    decides: true,
    yours: { unit: 'BASIS_POINTS', value: dtiBps(situation, situation.monthlyDebtsCents + (payment ?? 0)) },
    limitValue: { unit: 'BASIS_POINTS', value: situation.dtiLimitBps },
    maximumLineCents,
    reasonCodes: passed ? [] : [before > situation.dtiLimitBps ? 'EXCESSIVE_OBLIGATIONS' : 'INSUFFICIENT_INCOME'],
  }
}

/** The organization's own largest line. `yours` is the smallest line, with what must be paid off. */
export const organizationLimit: Limit = ({ neededLineCents, maximumLineCents }) => {
  const passed = maximumLineCents >= neededLineCents
  return {
    limit: 'ORGANIZATION',
    passed,
    decides: true,
    yours: { unit: 'CENTS', value: neededLineCents },
    limitValue: { unit: 'CENTS', value: maximumLineCents },
    maximumLineCents,
    reasonCodes: passed ? [] : ['OTHER'],
  }
}
