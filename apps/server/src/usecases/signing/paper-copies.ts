/** Paper copies: kept as asked for with the event of signing, so that the team's queue has them; and recorded as sent, with mail to whoever asked. */
import {
  addDays,
  BORROWER,
  coOwners,
  EMPTY_BASIS,
  factName,
  homeAddress,
  type Item,
  implausibleIn,
  type Known,
  legalName,
  lenderDay,
  mailingAddressOf,
  type PaperSending,
  paperCopies,
  paperSentMail,
  removedAt,
  removedSigners,
  resultsThatCount,
  signerSigning,
  signersRemoved,
  standing,
  titleCaseAddress,
  withPaperAsked,
  withPaperSent,
} from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { advance } from '../../engine/advance.ts'
import { newFact } from '../../engine/new-fact.ts'
import type { Session } from '../../store/db.ts'
import type { ApplicationFile, NewFact } from '../../store/repositories/applications.ts'
import { actorOf, openAsStaff, type StaffCaller } from '../console/staff-caller.ts'
import { withIdempotency } from '../idempotency.ts'
import { invalid, notFound } from '../problem.ts'
import type { SigningPart } from './signing-part.ts'

export const keptIn = (known: Known) => known(paperCopies) ?? { requests: [] }

/** With what counts no more, which stays in the file. */
export function withSetAside({ facts }: Pick<ApplicationFile, 'facts'>, known: Known, data: ReturnType<typeof keptIn>) {
  const { requests: counting } = keptIn(known)
  const stored = (facts.results[paperCopies.id]?.data ?? { requests: [] }) as ReturnType<typeof keptIn>
  return { ...data, requests: [...stored.requests.filter((one) => !counting.includes(one)), ...data.requests] }
}

export async function keepPaperRequest(session: Session, container: Container, { file, party, actor }: SigningPart): Promise<void> {
  const { known } = standing(file.facts).walk
  const asked = withPaperAsked(keptIn(known), party, file.facts.now)
  if (!asked) return
  const data = withSetAside(file, known, asked)
  const fact = newFact(container.sealing, paperCopies as Item, { basis: EMPTY_BASIS, data, actor })
  await advance(session, container.engine.parts, file, { facts: [fact], actor, action: 'paper-asked', detail: { party } })
}

export interface PaperSent extends PaperSending {
  readonly party: string
  readonly documents?: readonly string[] | undefined
  readonly reason: string
}

/** Longer ago than any letter takes is a slip of the pen. */
const DAYS_BACK = 60

/** @throws Problem not_found, forbidden, validation_failed */
export async function recordPaperSent(
  container: Container,
  staff: StaffCaller,
  uuid: string,
  { party, reason, documents, ...sending }: PaperSent,
  idempotencyKey: string | undefined,
): Promise<{ step: string }> {
  const now = container.clock.now()
  const { reply } = await container.db.transaction(async (session) => {
    const file = await openAsStaff(session, staff, uuid, now, true)
    const keyed = { organizationCode: file.row.organizationCode, identityId: staff.identityId, key: idempotencyKey, now }
    const body = { party, reason, documents, ...sending }
    return withIdempotency(container, session, { ...keyed, call: `paper-copies/${uuid}`, body }, async () => {
      const faults = [...implausibleIn({ reason }), ...implausibleIn({ what: sending.what }), ...dayFaults(sending.on, lenderDay(now))]
      if (faults.length > 0) throw invalid(faults)
      const { walk } = standing(file.facts)
      if (!personsOf(file).some((one) => one.party === party)) throw notFound('No such person signs here')
      const actor = actorOf(staff)
      const owed = keptIn(walk.known).requests.flatMap((one) => (one.party === party && !one.sent ? (one.documents ?? []) : []))
      if (documents?.some((sent) => !owed.some(({ id }) => id === sent)))
        throw invalid([{ path: 'documents', message: 'This document is not waiting to be mailed. Reload the page.' }])
      // The address may be another one tomorrow: where it went is kept.
      const address = sending.how === 'IN_PERSON' ? null : addressOfRecord(walk.known, party)
      const to = address === null ? {} : { to: address }
      const data = withSetAside(
        file,
        walk.known,
        withPaperSent(keptIn(walk.known), party, { ...sending, by: actor, at: now, ...to }, documents),
      )
      const mail = paperSentMail(sending)
      const advanced = await advance(session, container.engine.parts, file, {
        facts: [newFact(container.sealing, paperCopies as Item, { basis: EMPTY_BASIS, data, actor })],
        ...{ actor, action: 'paper-sent', detail: { party, reason, sent: sending, ...(documents && { documents }) } },
        tells: [
          party === BORROWER
            ? { kind: 'item-settled', payload: { item: paperCopies.id, ...mail } }
            : { kind: 'signer-told', payload: { party, ...mail } },
        ],
      })
      return { step: advanced.standing.step as string }
    })
  })
  return reply
}

function dayFaults(on: string, today: string) {
  if (on > today) return [{ path: 'on', message: 'This day has not come yet' }]
  return on < addDays(today, -DAYS_BACK) ? [{ path: 'on', message: `Enter a day of the last ${DAYS_BACK} days` }] : []
}

/** What was asked for is owed to whoever was taken off, too: they have no page to ask from, and what they signed is theirs (15 USC 7001(e)). */
export function copiesOwedTo(
  container: Pick<Container, 'sealing'>,
  file: ApplicationFile,
  parties: readonly string[],
  actor: string,
): readonly NewFact[] {
  const { facts } = file
  const { known } = standing(facts).walk
  const hasSigned = (party: string) =>
    resultsThatCount(facts.results)[factName(signerSigning.id, party)] !== undefined ||
    known(coOwners)?.owners?.some((owner) => owner.party === party) === true
  const before = keptIn(known)
  const data = parties.filter(hasSigned).reduce((kept, party) => withPaperAsked(kept, party, facts.now) ?? kept, before)
  return data === before
    ? []
    : [newFact(container.sealing, paperCopies as Item, { basis: EMPTY_BASIS, data: withSetAside(file, known, data), actor })]
}

/** Whoever signs, and whoever was taken off, by name. */
export function personsOf({ facts }: Pick<ApplicationFile, 'facts'>): readonly { readonly party: string; readonly name: string }[] {
  const { walk } = standing(facts)
  const name = walk.known(legalName)
  return [
    { party: BORROWER, name: name ? `${name.firstName} ${name.lastName}` : 'The borrower' },
    ...walk.signers.map(({ signer }) => ({ party: signer.party, name: signer.name })),
    ...removedSigners(walk.known).filter(({ party }) => !walk.signers.some(({ signer }) => signer.party === party)),
  ]
}

/** The one that they gave for paper; of the borrower, else, their home. Of no one else an address is on file. */
export function addressOfRecord(known: Known, party: string): string | null {
  const address = mailingAddressOf(known(paperCopies), party) ?? (party === BORROWER ? known(homeAddress) : undefined)
  return address ? titleCaseAddress(address) : null
}

/** As the team reads them: who waits first. */
export function paperCopiesOf(file: Pick<ApplicationFile, 'facts'>) {
  const names = new Map(personsOf(file).map(({ party, name }) => [party, name]))
  const { known } = standing(file.facts).walk
  const { requests } = keptIn(known)
  const removed = removedAt(known(signersRemoved)?.removed ?? [])
  return requests.map(({ party, askedAt, sent, documents = [] }) => ({
    party,
    name: names.get(party) ?? 'Someone who signed here',
    askedAt,
    sent: sent ?? null,
    documents,
    mailTo: addressOfRecord(known, party),
    // What was asked for by then was asked by whoever was taken off, or is owed to them: both are written down at once.
    isOwed: askedAt <= (removed.get(party) ?? ''),
  }))
}
