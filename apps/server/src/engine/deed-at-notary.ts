/**
 * One place that every change of facts passes: what a person does is not kept where it makes the deed anew that someone is signing before a notary online,
 * and a session whose deed is made anew is canceled (record 0134). Whether someone is inside the notary's service says, which is asked outside of the
 * transaction: the change is refused until it was asked of this very booking, and tried again (usecases/notary/unless-at-notary.ts).
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type DeedAway,
  deedAway,
  deedSigners,
  type Facts,
  formatAppointment,
  homeClock,
  type Item,
  isEnded,
  isWithNotary,
  meetingMail,
  meetingTold,
  type NotaryAppointment,
  notaryAppointment,
  notaryBooking,
  openAtNotary,
  recordedOf,
  SESSION_CANCELED,
  SESSION_CANCELED_TO_SIGNER,
  SESSION_OF_CANCELED_LINE,
  type Standing,
  type StepMail,
  sessionToCancel,
  signerEmails,
  standing,
  type WrongSession,
  wrongSession,
  wrongSessionMail,
} from '@hearthline/domain'
import type { ApplicationFile, NewFact } from '../store/repositories/applications.ts'
import type { EngineParts } from './engine-parts.ts'
import type { JobData } from './job-kinds.ts'
import { newFact } from './new-fact.ts'
import type { OutboxMessage } from './outbox-kinds.ts'
import { withFacts } from './with-facts.ts'

/** The deed is with the notary, and the change would make it another one. */
export class DeedAtNotary extends Error {
  readonly application: string
  readonly at: DeedAway['at']
  readonly booking: string

  constructor(application: string, { at, booking }: DeedAway) {
    super('The deed is with the notary')
    this.name = 'DeedAtNotary'
    this.application = application
    this.at = at
    this.booking = booking
  }
}

const asked = new AsyncLocalStorage<string>()

/** Everything that `run` starts may make the deed anew of this booking: the notary's service says that no one is inside. */
export const withNoOneInside = <T>(booking: string, run: () => T): T => asked.run(booking, run)

const isPersons = (actor: string): boolean => /^(?:operator|platform|borrower|signer):/.test(actor)

interface Changing {
  readonly facts: readonly NewFact[]
  readonly actor: string
  readonly detail?: Record<string, unknown>
  readonly tells?: readonly OutboxMessage[]
  readonly cancelledAt?: string | null
}

interface Canceled<Kind> {
  readonly change: Kind
  /** to cancel the session at the notary's service, once this is committed */
  readonly jobs: readonly JobData[]
}

const ended = (facts: Facts, { cancelledAt }: Changing): Facts =>
  cancelledAt === undefined ? facts : { ...facts, cancelledAt: cancelledAt ?? undefined }

/** @throws DeedAtNotary of what a person does, where someone may be inside, where the signed deed is not filed yet, and from the day of a meeting in person until it is recorded */
export function withSessionCanceled<Kind extends Changing>(
  { sealing }: Pick<EngineParts, 'sealing'>,
  { row, facts }: Pick<ApplicationFile, 'row' | 'facts'>,
  change: Kind,
): Canceled<Kind> {
  if (!isWithNotary(facts) && !change.facts.some(({ item }) => item === signerEmails.id)) return { change, jobs: [] }
  const before = standing(facts)
  const changed = ended(withFacts(facts, change.facts), change)
  const after = standing(changed)
  const away = deedAway(facts, changed, before, after)
  if (away && isPersons(change.actor)) {
    // Of a session online alone there is someone to ask.
    if (away.at !== 'OPEN' || asked.getStore() !== away.booking) throw new DeedAtNotary(row.id, away)
  }
  const meeting = meetingTold(facts, changed, before, after)
  if (meeting) return { change: { ...change, tells: [...(change.tells ?? []), ...meetingTells(before, after, meeting)] }, jobs: [] }
  const wrong = isEnded(after.step) ? undefined : wrongSession(facts, before.walk, after.walk)
  const session = wrong?.booking ?? sessionToCancel(changed, after, away !== undefined && isPersons(change.actor))
  if (!session) return { change, jobs: [] }
  const words = wordsOf(after, before, wrong)
  const { basis } = changed.results[notaryBooking.id]!
  const data = { ...session, status: 'CANCELED' as const }
  const fact = newFact(sealing, notaryBooking as Item, { basis, data, actor: change.actor })
  return {
    change: {
      ...change,
      facts: [...change.facts, fact],
      detail: { ...change.detail, notaryCanceled: session.reference },
      ...(words && { tells: [...(change.tells ?? []), ...toldOf(before, after, { words, isTheirs: wrong === undefined })] }),
    },
    // What everyone signed is over at the notary's service.
    jobs: openAtNotary(facts) ? [{ kind: 'cancel-notary', application: row.id, booking: session.reference, tries: 0 }] : [],
  }
}

interface SessionWords {
  readonly borrower: StepMail
  readonly signer: StepMail
}

/** A refusal has a mail of its own, and says all. */
function wordsOf({ step }: Standing, { walk: { known } }: Standing, wrong: WrongSession | undefined): SessionWords | undefined {
  if (step === 'CANCELLED') return { borrower: SESSION_OF_CANCELED_LINE, signer: SESSION_OF_CANCELED_LINE }
  if (isEnded(step)) return undefined
  if (!wrong) return { borrower: SESSION_CANCELED, signer: SESSION_CANCELED_TO_SIGNER }
  const mail = wrongSessionMail(wrong, recordedOf(known) !== undefined)
  return { borrower: mail, signer: mail }
}

/** Whoever has another mailbox now is asked to sign there, and knows of no session. */
function toldOf(
  { walk: { known, signers } }: Standing,
  after: Standing,
  { words, isTheirs }: { readonly words: SessionWords; readonly isTheirs: boolean },
): readonly OutboxMessage[] {
  const emails = new Map(after.walk.signers.map(({ signer }) => [signer.party, signer.email]))
  const isMoved = ({ party, email }: { readonly party: string; readonly email?: string | undefined }) =>
    signers.some(({ signer }) => signer.party === party) && emails.get(party) !== email
  return [
    { kind: 'item-settled', payload: { item: notaryBooking.id, ...words.borrower } },
    ...deedSigners(known).flatMap((one): OutboxMessage[] =>
      one.email === undefined || (!isTheirs && isMoved(one))
        ? []
        : [{ kind: 'signer-told', payload: { party: one.party, ...words.signer } }],
    ),
  ]
}

/** To the borrower, and to everyone who comes to sign the deed there: once it is back, by who signs now. */
function meetingTells(before: Standing, after: Standing, { turn, booking }: NonNullable<ReturnType<typeof meetingTold>>): OutboxMessage[] {
  const { known } = (turn === 'AWAY' ? before : after).walk
  const words = meetingMail(turn, formatAppointment(booking.at!, homeClock(known)))
  return [
    { kind: 'item-settled', payload: { item: notaryBooking.id, ...words } },
    ...deedSigners(known).flatMap(({ party, email }): OutboxMessage[] =>
      email === undefined ? [] : [{ kind: 'signer-told', payload: { party, ...words } }],
    ),
  ]
}

/** Whether a change canceled the session itself, and not at the borrower's wish. */
export const isSessionCanceled = (before: Facts, facts: readonly NewFact[]): boolean =>
  (before.results[notaryAppointment.id]?.data as NotaryAppointment | undefined)?.canceled !== true &&
  facts.some(({ item, data }) => item === notaryBooking.id && (data as { readonly status?: string }).status === 'CANCELED')
