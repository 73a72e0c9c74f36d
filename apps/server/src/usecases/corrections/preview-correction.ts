/** What a correction would bring about, told before it counts: the walk over the facts as they would be, and nothing else. */
import type { CorrectionPreview } from '@hearthline/contract'
import {
  type CorrectedAnswers,
  type CorrectionEffect,
  correctionEffect,
  type DecisionId,
  digestOf,
  hardCredit,
  type Item,
  isOnVerified,
  type Known,
  lenderDay,
  type OfferStanding,
  type Projection,
  principalReasons,
  projectCorrection,
  type Refusal,
  refusalKind,
  softCredit,
} from '@hearthline/domain'
import type { Container } from '../../container.ts'
import type { Session } from '../../store/db.ts'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { identityById } from '../../store/repositories/people.ts'
import { termsNow } from '../../work/decision/lending-terms.ts'
import { type DayRates, decide, ratesOf } from '../../work/decision/make-decision.ts'
import { type Caller, openApplication } from '../application/open-application.ts'
import { knownItem } from '../application/read-item.ts'
import { chosenBody } from '../application/read-offers.ts'
import { refuseStaffAddresses } from '../application/refuse-staff-addresses.ts'
import { Problem } from '../problem.ts'
import { refuseSignersOf } from '../signer/tells-of-signer.ts'
import { type Corrections, correctedAnswers } from './corrected-answers.ts'
import { describeField, fieldLabel } from './describe-fields.ts'
import { refuseUncorrectable } from './open-for-correction.ts'

/** @throws Problem not_found, conflict, validation_failed */
export async function previewCorrection(
  container: Container,
  caller: Caller,
  uuid: string,
  corrections: Corrections,
): Promise<{ body: CorrectionPreview; version: number }> {
  const now = container.clock.now()
  await refuseStaffAddresses(container, corrections)
  const file = await openApplication(container.db, caller, uuid, now)
  const { body } = await correctionPreview(container, container.db, file, { corrections, rates: await ratesNow(container, caller, now) })
  return { body, version: file.row.version }
}

/** The rates of the day, by which decisions are made again. They are read apart: a transaction has the one connection of an embedded database. */
export const ratesNow = ({ engine }: Container, { organizationCode }: Caller, now: string): Promise<DayRates> =>
  ratesOf({ now, application: { organizationCode }, services: engine.parts.services })

/** The answers that would be stored, and what is shown of them. @throws Problem conflict, validation_failed; SignersStay */
export async function correctionPreview(
  container: Container,
  session: Session,
  file: ApplicationFile,
  { corrections, rates }: { readonly corrections: Corrections; readonly rates: DayRates },
): Promise<{ answers: CorrectedAnswers; body: CorrectionPreview }> {
  refuseUncorrectable(file)
  const answers = correctedAnswers(file, corrections, await identityById(session, file.row.identityId))
  await refuseSignersOf(session, file, answers)
  const { services } = container.engine.parts
  const { facts, row } = file
  const context = { now: facts.now, application: row, terms: termsNow(services, row, facts) }
  const projection = projectCorrection(facts, answers, (id: DecisionId, known: Known) => decide(id, { ...context, known }, rates))
  if (projection.pullsCredit)
    throw new Problem('conflict', 'To correct this, we would have to check your credit again. Call us, and we will do it with you.', {
      step: row.step,
    })
  const shown = shownOf(file, answers, projection, correctionEffect(facts, projection))
  // The day counts, the moment does not: prices are those of a day.
  return { answers, body: { ...shown, preview: digestOf([shown, lenderDay(facts.now)]) } }
}

function shownOf(
  { facts }: ApplicationFile,
  answers: CorrectedAnswers,
  { askedAgain, askedAnew, repeated, assumesVerifiedIncome, stands }: Projection,
  { outcome, before, after, refusal }: CorrectionEffect,
): Omit<CorrectionPreview, 'preview'> {
  return {
    changes: Object.entries(answers).flatMap(([id, answer]) => changesOf(knownItem(id), facts.results[id]?.data, answer)),
    askedAgain: askedAgain.map(named),
    askedAnew: askedAnew ? { ...named(askedAnew), by: askedAnew.kind === 'ask' ? 'you' : 'team' } : null,
    repeated: repeated.map(named),
    outcome,
    before: standingBody(before),
    after: standingBody(after),
    refusal: refusal ? refusalBody(refusal, stands.walk.known) : null,
    assumesVerifiedIncome,
  }
}

const named = ({ id, title }: Item) => ({ item: id, title })

function changesOf(item: Item, before: unknown, after: unknown): CorrectionPreview['changes'] {
  const [was, is] = [before, after].map((data) => (data ?? {}) as Readonly<Record<string, unknown>>) as [Answer, Answer]
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((field) => digestOf(was[field]) !== digestOf(is[field]))
    .map((field) => ({
      item: item.id,
      label: fieldLabel(item.labels, field),
      before: describeField(item.labels, field, was[field]),
      after: describeField(item.labels, field, is[field]),
    }))
}
type Answer = Readonly<Record<string, unknown>>

const standingBody = ({ mostDrawCents, choice, terms }: OfferStanding): CorrectionPreview['before'] => ({
  mostDrawCents: mostDrawCents ?? null,
  choice: chosenBody(choice),
  terms: terms ?? null,
})

function refusalBody(refusal: Refusal, known: Known): NonNullable<CorrectionPreview['refusal']> {
  const report = known(isOnVerified(refusal) ? hardCredit : softCredit)
  return { kind: refusalKind(refusal), reasons: principalReasons(refusal, report).map(({ text }) => text) }
}
