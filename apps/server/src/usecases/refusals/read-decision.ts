/** The decision explained to its owner: each limit in words, the approval paths, the notice, and a saved plan. */
import type { DecisionBody, NoticeBody, PlanBody } from '@hearthline/contract'
import type { Facts, Known, NoticeContent, Refusal } from '@hearthline/domain'
import {
  describeApprovalPath,
  explainLimit,
  hardCredit,
  isOnVerified,
  lenderDay,
  newestDecision,
  refusalKind,
  refusalNote,
  refusalOf,
  refusalReasons,
  refusedFirmOffer,
  softCredit,
  standing,
} from '@hearthline/domain'
import type { Container } from '../../container.ts'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { type AnswerRow, isAnswer, type NoticeRow, noticesOf } from '../../store/repositories/notices.ts'
import { newestPlan, type PlanRow } from '../../store/repositories/plans.ts'
import { type Caller, openApplication } from '../application/open-application.ts'
import { type ApprovalPathsFound, approvalPathsOfFile } from './approval-paths-of-file.ts'

/** @throws Problem not_found */
export async function readDecision(container: Container, caller: Caller, uuid: string): Promise<DecisionBody> {
  const file = await openApplication(container.db, caller, uuid, container.clock.now())
  const [notices, plan] = await Promise.all([noticesOf(container.db, uuid), newestPlan(container.db, uuid)])
  const notice = notices.find(isAnswer)
  return decisionBodyOf(container, file, {
    notice: notice && !notice.withdrawnAt ? noticeBody(notice, unsealed(container, notice)) : null,
    plan: plan ? planBody(plan) : null,
    letters: notices.flatMap((row) =>
      row.kind === 'INFORMATION_REQUEST' || row.kind === 'SCORE_DISCLOSURE' ? [letterBody(row, row.kind)] : [],
    ),
  })
}

/** What is read of a file: the same for one that is stored and for one that the gallery made up. */
export function decisionBodyOf(
  container: Pick<Container, 'engine'>,
  file: ApplicationFile,
  kept: Pick<DecisionBody, 'notice' | 'plan' | 'letters'>,
): DecisionBody {
  const { known } = standing(file.facts).walk
  const refusal = file.facts.cancelledAt ? undefined : refusalOf(known)
  const decision = newestDecision(known)
  const found = approvalPathsOfFile(container, file)
  return {
    outcome: refusal ? (refusalKind(refusal) === 'NOT_OFFERED' ? 'INELIGIBLE' : 'DECLINE') : (decision?.outcome ?? null),
    refusal: refusal ? refusalBody(refusal, known, file.facts) : null,
    // It was made, whatever was corrected since and is decided before it now.
    hardPull: file.facts.results[hardCredit.id] !== undefined,
    limits: decision
      ? decision.limits.map((limit) => {
          const { limit: name, passed, decides, yours, limitValue, maximumLineCents } = limit
          return { limit: name, ...explainLimit(limit, decision), passed, decides, yours, limitValue, maximumLineCents }
        })
      : [],
    figures: decision?.figures ?? null,
    ways: found ? found.ways.map((way) => wayBody(found, way)) : [],
    ...kept,
  }
}

function refusalBody(refusal: Refusal, known: Known, facts: Facts): NonNullable<DecisionBody['refusal']> {
  const report = isOnVerified(refusal) ? known(hardCredit) : known(softCredit)
  const note = refusalNote(refusal)
  const firmOffer = refusedFirmOffer(refusal, known)
  return {
    kind: refusalKind(refusal),
    by: refusal.by,
    on: refusal.by === 'RULES' ? refusal.decision.pricingAsOf : lenderDay(facts.results[refusal.item]!.settledAt),
    reasons: refusalReasons(refusal, report),
    ...(note === undefined ? {} : { note }),
    ...(firmOffer && { firmOffer }),
  }
}

function wayBody({ input }: ApprovalPathsFound, way: ApprovalPathsFound['ways'][number]): DecisionBody['ways'][number] {
  return { ...way, ...describeApprovalPath(way, input), changes: [...way.changes], wouldBe: [...way.wouldBe] }
}

/** What a plan keeps beside its day. */
export interface PlannedChange {
  readonly way: string
  readonly title: string
}

export function planBody({ id, change, checkOn, state, answer, checkedAt }: PlanRow): PlanBody {
  const { way, title } = change as unknown as PlannedChange
  const explanation = answer?.explanation
  return {
    uuid: id,
    way,
    title,
    checkOn,
    state,
    ...(typeof explanation === 'string' ? { explanation } : {}),
    ...(checkedAt ? { checkedAt: iso(checkedAt) } : {}),
  }
}

const iso = (moment: string) => new Date(moment).toISOString()

const unsealed = ({ sealing }: Pick<Container, 'sealing'>, { contentSealed }: NoticeRow): NoticeContent =>
  JSON.parse(sealing.unseal('document', contentSealed)) as NoticeContent

type Letter = DecisionBody['letters'][number]

const letterBody = ({ id, documentId, madeAt, dueOn }: NoticeRow, kind: Letter['kind']): Letter => ({
  uuid: id,
  kind,
  document: documentId,
  madeAt: iso(madeAt),
  dueOn,
})

export function noticeBody(
  row: Pick<AnswerRow, 'id' | 'kind' | 'documentId' | 'madeAt' | 'dueOn' | 'sentAt'>,
  content: NoticeContent,
): NoticeBody {
  const { score } = content
  return {
    uuid: row.id,
    kind: row.kind,
    document: row.documentId,
    madeAt: iso(row.madeAt),
    dueOn: row.dueOn,
    sentAt: row.sentAt ? iso(row.sentAt) : null,
    lender: content.lender,
    applicant: content.applicant,
    actionTaken: content.actionTaken,
    reasons: [...content.reasons],
    ...(content.firmOffer && { firmOffer: content.firmOffer }),
    score: score && { ...score, factors: [...score.factors] },
    bureau: content.bureau,
    ecoa: content.ecoa,
    fcra: [...content.fcra],
  }
}
