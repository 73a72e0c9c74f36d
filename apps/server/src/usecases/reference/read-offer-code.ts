/** Who a direct-mail offer was sent to. */
import type { Brand } from '@hearthline/brands'
import { lenderDay } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { refuseWithdrawn } from '../organization/refuse-withdrawn.ts'
import { notFound, Problem } from '../problem.ts'
import { readEntry } from './registers.ts'

/** @throws Problem not_found when unknown; gone at a lender that takes no applications, and once its last day is over (the day itself still counts) */
export async function readOfferCode({ db, clock }: Pick<Container, 'db' | 'clock'>, brand: Brand, code: string) {
  refuseWithdrawn(brand)
  const found = await readEntry(db, 'offer-code', `${brand.orgCode}:${code.toUpperCase()}`)
  if (!found) throw notFound('We couldn’t find this offer code')
  // What was promised is good to its own last day, which is not before the letter's.
  const { firmOffer, kind } = found
  const lastDay = firmOffer ? firmOffer.expiresOn : found.respondByDate
  if (lastDay < lenderDay(clock.now())) throw new Problem('gone', 'This offer has expired')
  return { ...found, respondByDate: lastDay, isPrescreened: kind === 'PRESCREEN', isFirmOffer: firmOffer !== undefined }
}
