/** What the portal would read of an application that the gallery made up: by the very functions that read the stored ones. */
import type { Brand } from '@hearthline/brands'
import type { DecisionBody, PlanBody } from '@hearthline/contract'
import {
  addDays,
  adverseActionDue,
  BORROWER,
  explainPlan,
  lenderDay,
  noticeKind,
  type PlanAnswer,
  refusalOf,
  standing,
} from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { noticeContent } from '../../engine/store-notice.ts'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { applicationBodyOf, type DocumentRow } from '../application/read-application.ts'
import { itemBodyOf } from '../application/read-item.ts'
import { offersBodyOf } from '../application/read-offers.ts'
import { statusBodyOf } from '../application/read-status.ts'
import { correctableBody } from '../corrections/list-correctable.ts'
import { decisionBodyOf, noticeBody } from '../refusals/read-decision.ts'
import { galleryFile, type Setup, servingEveryState } from './gallery-file.ts'

type Way = DecisionBody['ways'][number]

export type Reading = 'application' | 'status' | 'offers' | 'decision' | 'corrections' | `item/${string}`

/** How many applications are kept: one screen's, which its pages read one after another. */
const KEPT = 20

const kept = new WeakMap<Brand, Map<string, Promise<ApplicationFile>>>()

/**
 * A page reads the same application several times, and the pages of a screen mostly the same one, each time with three decisions by the real
 * rules: within a minute it is made once.
 */
function keptFile(brand: Brand, setup: Setup, now: string): Promise<ApplicationFile> {
  const minute = `${now.slice(0, 'YYYY-MM-DDTHH:MM'.length)}:00.000Z`
  const own = kept.get(brand) ?? new Map<string, Promise<ApplicationFile>>()
  kept.set(brand, own)
  const key = JSON.stringify([minute, setup])
  const found = own.get(key) ?? galleryFile(brand, setup, minute)
  own.delete(key)
  own.set(key, found)
  const [oldest] = own.keys()
  if (own.size > KEPT && oldest !== undefined) own.delete(oldest)
  return found
}

/** @throws Problem as the reading itself would */
export async function readGallery(container: Container, brand: Brand, setup: Setup, reading: Reading): Promise<unknown> {
  const file = await keptFile(brand, setup, container.clock.now())
  if (reading === 'application') return applicationBodyOf(file, documents(file))
  if (reading === 'status') return statusBodyOf(file.row)
  if (reading === 'offers') return offersBodyOf(file, () => brand.lending)
  if (reading === 'corrections') return correctableBody(file)
  if (reading === 'decision') return decisionBody(container, brand, file, setup)
  return itemBodyOf(file, reading.slice('item/'.length))
}

/** With the notice that the refusal would have made, and the plan that the page wants saved. */
function decisionBody(container: Container, brand: Brand, file: ApplicationFile, { uuid, plan }: Setup): DecisionBody {
  const current = standing(file.facts)
  const refusal = refusalOf(current.walk.known)
  const { now } = file.facts
  const today = lenderDay(now)
  const notice = refusal
    ? noticeBody(
        { id: uuid, kind: noticeKind(refusal), documentId: uuid, madeAt: now, dueOn: adverseActionDue(today), sentAt: null },
        noticeContent(brand, refusal, current),
      )
    : null
  const { engine } = container
  const services = { ...engine.parts.services, brandOf: () => servingEveryState(brand), lendingOf: () => servingEveryState(brand).lending }
  const body = decisionBodyOf({ engine: { ...engine, parts: { ...engine.parts, services } } }, file, { notice, plan: null, letters: [] })
  const way = body.ways[0]
  if (plan === undefined || !way) return body
  const saved: PlanBody = { uuid, way: way.id, title: way.title, checkOn: way.checkOn ?? addDays(today, 30), state: plan }
  return {
    ...body,
    plan: plan === 'SAVED' ? saved : { ...saved, checkedAt: now, explanation: explainPlan(answerOf(plan, way, body), today) },
  }
}

/** What the plan's day brought: the line that the change makes possible, or the limits that refused this very application. */
const answerOf = (plan: 'WOULD_PASS' | 'WOULD_NOT_PASS', { maximumLineCents }: Way, { limits }: DecisionBody): PlanAnswer =>
  plan === 'WOULD_PASS'
    ? { state: plan, maximumLineCents }
    : { state: plan, missing: limits.filter(({ passed, decides }) => decides && !passed).map(({ limit }) => limit) }

/** Those that are shown beside what they are of; the first is on file of everyone. */
const LISTED = [
  { kind: 'PRE_SOFT_CREDIT_DISCLOSURE', by: undefined, id: '7c1a4a40-7a0e-4a5e-9a57-3f6a1c9b1d01' },
  { kind: 'VALUATION_COPY', by: 'valuation-copies', id: '7c1a4a40-7a0e-4a5e-9a57-3f6a1c9b1d02' },
  // A value that was corrected is another version.
  { kind: 'VALUATION_COPY', by: 'value-review', id: '7c1a4a40-7a0e-4a5e-9a57-3f6a1c9b1d04' },
  { kind: 'CLOSING_DISCLOSURE', by: 'closing-disclosure', id: '7c1a4a40-7a0e-4a5e-9a57-3f6a1c9b1d05' },
  { kind: 'FLOOD_NOTICE', by: 'flood-notice', id: '7c1a4a40-7a0e-4a5e-9a57-3f6a1c9b1d03' },
] as const

const documents = ({ facts }: ApplicationFile): DocumentRow[] =>
  LISTED.filter(({ by }) => by === undefined || facts.results[by] !== undefined).map(({ id, kind }, index) => ({
    id,
    party: BORROWER,
    kind,
    mediaType: 'application/pdf',
    sha256: '0'.repeat(64),
    createdAt: new Date(Date.parse(facts.now) - (LISTED.length - index) * 60_000).toISOString(),
    fileName: null,
    byteSize: null,
    sentBy: null,
    templateVersion: '2026-11-23',
  }))
