/** Who a direct-mail offer was sent to; of a loan officer's own code, whose it is. */
import type { Brand } from '@hearthline/brands'
import { letterDay, promisedTerms } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { noteOpening, ownerOf } from '../agents/entry-owner.ts'
import { refuseWithdrawn } from '../organization/refuse-withdrawn.ts'
import { notFound, Problem } from '../problem.ts'
import { readEntry } from './registers.ts'

/** @throws Problem not_found when unknown; gone at a lender that takes no applications, and once its last day is over (the day itself still counts) */
export async function readOfferCode({ db, clock }: Pick<Container, 'db' | 'clock'>, brand: Brand, code: string) {
  refuseWithdrawn(brand)
  const name = { organizationCode: brand.orgCode, register: 'offer-code', key: code.toUpperCase() }
  const found = await readEntry(db, 'offer-code', `${brand.orgCode}:${name.key}`)
  const owner = found && (await ownerOf({ db, clock }, name))
  if (!found || owner === undefined) throw notFound('We couldn’t find this offer code')
  // What was promised is good to its own last day, which is not before the letter's.
  const { firmOffer, kind } = found
  const lastDay = firmOffer ? firmOffer.expiresOn : found.respondByDate
  if (lastDay < letterDay(clock.now(), found.state)) throw new Problem('gone', 'This offer has expired')
  if (owner) await noteOpening({ db, clock }, name)
  const sentBy = owner && { officer: owner.officer, name: owner.entry.originatorDisplayInfo.originatorName }
  const promises = firmOffer && { promises: promisedTerms(firmOffer) }
  return {
    ...found,
    sentBy,
    respondByDate: lastDay,
    isPrescreened: kind === 'PRESCREEN',
    isFirmOffer: firmOffer !== undefined,
    ...promises,
  }
}
