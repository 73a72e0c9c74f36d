/** The borrower's money between its leaving and the bank's word that it is there, for the team. */
import { disbursement, lenderDay, settledOn, standing } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import type { ApplicationFile } from '../../store/repositories/applications.ts'

/** null where nothing is on its way. `mayBeStopped`: in no file of a bank yet, perhaps; the processor says so when it is asked. */
export function paymentUnderWay({ provider }: Pick<Container, 'provider'>, { row, facts }: ApplicationFile) {
  const { known } = standing(facts).walk
  const sent = known(disbursement)
  if (sent?.status !== 'SENT' || settledOn(known, sent.traceNumber) !== undefined) return null
  const { sentOn, settlesOn: asEarlyAs = sentOn } = sent
  const takesBack = provider('payments', row.organizationCode).withdraw !== undefined
  return { sentOn, asEarlyAs, mayBeStopped: takesBack && row.step === 'COMPLETE' && sentOn >= lenderDay(facts.now) }
}
