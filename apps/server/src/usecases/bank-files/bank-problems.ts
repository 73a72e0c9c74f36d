/** What of the bank's files needs a person, until one has said what was done about it; that is said once, and on record. */
import type { AuditAction, BankProblemBody } from '@hearthline/contract'
import { implausibleIn } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { appendAudit } from '../../store/repositories/audit.ts'
import { acknowledgeProblem, type BankProblemRow, bankProblemOf, listBankProblems } from '../../store/repositories/bank-files.ts'
import { actorOf, type StaffCaller } from '../console/staff-caller.ts'
import { invalid, notFound, Problem } from '../problem.ts'

const MOST_SHOWN = 200

const iso = (moment: string) => new Date(moment).toISOString()

const bodyOf = ({ problem, loanNumber }: BankProblemRow): BankProblemBody => {
  const { id, fileName, problem: words, foundAt, applicationId, acknowledgedAt, acknowledgedBy, reason } = problem
  return {
    ...{ uuid: id, fileName, problem: words, foundAt: iso(foundAt) },
    application: applicationId && loanNumber !== null ? { uuid: applicationId, loanNumber: `HL-${loanNumber}` } : null,
    acknowledged: acknowledgedAt && acknowledgedBy && reason ? { at: iso(acknowledgedAt), by: acknowledgedBy, reason } : null,
  }
}

export async function readBankProblems({ db }: Pick<Container, 'db'>, staff: StaffCaller, show: 'open' | 'all') {
  return { problems: (await listBankProblems(db, staff, show === 'open', MOST_SHOWN)).map(bodyOf) }
}

interface Acknowledged {
  readonly problem: string
  readonly reason: string
  /** where whoever says it is signed in: a problem that is no organization's is in its log */
  readonly organizationCode: string
}

/** @throws Problem not_found, validation_failed; conflict where someone said it before */
export async function acknowledgeBankProblem(
  { db, macs, clock }: Pick<Container, 'db' | 'macs' | 'clock'>,
  staff: StaffCaller,
  { problem: id, reason, organizationCode }: Acknowledged,
): Promise<BankProblemBody> {
  const [fault] = implausibleIn({ reason })
  if (fault) throw invalid([fault])
  const now = clock.now()
  return db.transaction(async (session) => {
    const found = await bankProblemOf(session, staff, id)
    if (!found) throw notFound('No such problem was found')
    const isFirst = await acknowledgeProblem(session, id, { acknowledgedAt: now, acknowledgedBy: actorOf(staff), reason })
    if (!isFirst) throw new Problem('conflict', 'This problem is acknowledged already.')
    const { problem, fileName, applicationId } = found.problem
    await appendAudit(session, macs, {
      organizationCode: found.problem.organizationCode ?? organizationCode,
      at: now,
      actor: actorOf(staff),
      action: 'bank-problem-acknowledged' satisfies AuditAction,
      ...(applicationId && { applicationId }),
      detail: { problem, fileName, reason },
    })
    return bodyOf((await bankProblemOf(session, staff, id))!)
  })
}
