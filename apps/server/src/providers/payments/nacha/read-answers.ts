/** Takes what the bank left, each content once: returns and notifications of change, against the entries that were sent. */
import { createHash } from 'node:crypto'
import { addBusinessDays, formatLocalDateWithYear, isBankingDay, LENDER_ZONE, momentIn } from '@hearthline/domain'
import type { Session } from '../../../store/db.ts'
import {
  type AchEntryRow,
  entryOfTrace,
  insertAnswer,
  insertProblems,
  isAnswerRead,
  markChanged,
  markReturned,
} from '../../../store/repositories/ach.ts'
import { watchAgain } from '../../../store/repositories/transfers.ts'
import { clearDay } from './nacha-days.ts'
import type { NachaParts } from './nacha-parts.ts'
import { AchFileFault, type AchReturned, type ReadAchFile, readAchFile } from './read-ach-file.ts'

/** What of the bank's files a person has to look at, in words without a name or number of an account. */
export async function readAnswers(parts: NachaParts, now: string): Promise<readonly string[]> {
  const problems: string[] = []
  for (const name of await parts.delivery.list()) {
    const content = await parts.delivery.read(name)
    const sha256 = createHash('sha256').update(content, 'latin1').digest('hex')
    if (await isAnswerRead(parts.db, sha256)) continue
    const problem = await take(parts, { name, sha256, content, now })
    if (problem !== undefined) problems.push(`${name}: ${problem}`)
  }
  return problems
}

interface Answer {
  readonly name: string
  readonly sha256: string
  readonly content: string
  readonly now: string
}

function readOrFault(content: string): ReadAchFile | string {
  try {
    return readAchFile(content)
  } catch (problem) {
    if (problem instanceof AchFileFault) return problem.message
    throw problem
  }
}

/** What needs a person, and of whose entry it is; of none of ours where it names none. */
interface Problem {
  readonly words: string
  readonly entry?: Pick<AchEntryRow, 'applicationId' | 'organizationCode'>
}

/** All of a file or nothing, in one transaction: a node that dies in between takes it again. */
function take(parts: NachaParts, { name, sha256, content, now }: Answer): Promise<string | undefined> {
  const read = readOrFault(content)
  const companyId = parts.settings.NACHA_COMPANY_ID
  return parts.db.transaction(async (session) => {
    const found: Problem[] = []
    if (typeof read === 'string') found.push({ words: read })
    else
      for (const returned of read.returned) {
        const problem = await apply(session, parts, returned, { on: read.madeOn, now })
        if (problem) found.push(problem)
      }
    const problem = found.length > 0 ? found.map(({ words }) => words).join('; ') : null
    if (!(await insertAnswer(session, { sha256, companyId, name, readAt: now, problem }))) return undefined
    const rows = found.map(({ words, entry }) => ({
      ...{ companyId, fileName: name, problem: words, foundAt: now },
      ...(entry && { applicationId: entry.applicationId, organizationCode: entry.organizationCode }),
    }))
    await insertProblems(session, rows)
    return problem ?? undefined
  })
}

async function apply(
  session: Session,
  { sealing, settings }: NachaParts,
  returned: AchReturned,
  { on, now }: { readonly on: string; readonly now: string },
): Promise<Problem | undefined> {
  const { kind, code, traceNumber, amountCents, corrected = '' } = returned
  const entry = await entryOfTrace(session, settings.NACHA_COMPANY_ID, traceNumber)
  if (!entry) return { words: `no entry of ours has the trace number ${traceNumber} (${code})` }
  if (kind === 'CHANGE') {
    await markChanged(session, entry.id, { changeCode: code, changeSealed: sealing.seal('bank', corrected), changedOn: on })
    return undefined
  }
  if (entry.amountCents !== amountCents) return { words: `${code} of ${traceNumber} is over another amount than was sent`, entry }
  const words = await follow(session, entry, { code, on, now })
  return words === undefined ? undefined : { words: `${code} of ${traceNumber} ${words}`, entry }
}

/** Banking days in which a transfer of which the bank has said something is asked for: the engine looks every half hour. */
const FOLLOWED_DAYS = 5

/** What a return brings about; in words why it brings about nothing, for then a person has to look. */
async function follow(
  session: Session,
  entry: AchEntryRow,
  { code, on, now }: { readonly code: string; readonly on: string; readonly now: string },
): Promise<string | undefined> {
  const { id, kind, applicationId, traceNumber, returnCode, withdrawnOn } = entry
  if (withdrawnOn !== null) return `is of an entry that was stopped on ${formatLocalDateWithYear(withdrawnOn)}: no file carried it`
  if (!(await markReturned(session, id, code, on))) return `is of an entry that came back before, as ${returnCode}`
  // Made by no application, so it is nobody's money.
  if (applicationId === null) return undefined
  const { day } = momentIn(now, LENDER_ZONE)
  if (kind === 'DISBURSEMENT') {
    const isFollowed = await watchAgain(session, { applicationId, traceNumber }, addBusinessDays(day, FOLLOWED_DAYS, isBankingDay))
    return isFollowed ? undefined : 'is of no transfer that the ledger has as sent: nothing was posted'
  }
  const clearOn = await clearDay(session, entry)
  if (clearOn === undefined || day < clearOn) return undefined
  return kind === 'FEE'
    ? `came when the fee counted as collected, since ${formatLocalDateWithYear(clearOn)}`
    : `came when the days of the test were over, on ${formatLocalDateWithYear(clearOn)}`
}
