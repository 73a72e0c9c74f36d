/** Takes what the bank left, each content once: returns and notifications of change, against the entries that were sent. */
import { createHash } from 'node:crypto'
import { addBusinessDays, addDays, formatLocalDateWithYear, isBankingDay, LENDER_ZONE, momentIn } from '@hearthline/domain'
import { z } from 'zod'
import type { Session } from '../../../store/db.ts'
import {
  type AchEntryRow,
  deliveredAt,
  entryOfTrace,
  fileStateOf,
  insertAnswer,
  insertProblems,
  isAnswerRead,
  markChanged,
  markReturned,
} from '../../../store/repositories/ach.ts'
import { watchAgain } from '../../../store/repositories/transfers.ts'
import { AchFileFault } from './ach-delivery.ts'
import { clearDay } from './nacha-days.ts'
import type { NachaParts } from './nacha-parts.ts'
import { type AchReturned, type ReadAchFile, readAchFile } from './read-ach-file.ts'

/**
 * What of the bank's files a person has to look at, in words without a name or number of an account. No file keeps another one waiting.
 * @throws the first problem of our own, once every file was tried: what could not be taken is tried again
 */
export async function readAnswers(parts: NachaParts, now: string): Promise<readonly string[]> {
  const words: string[] = []
  const problems: unknown[] = []
  for (const name of await parts.delivery.list()) {
    try {
      const said = await readAnswer(parts, name, now)
      if (said !== undefined) words.push(`${shown(name)}: ${said}`)
    } catch (problem) {
      if (!(problem instanceof NotYetOurs)) problems.push(problem)
    }
  }
  if (problems.length > 0) throw problems[0]
  return words
}

async function readAnswer(parts: NachaParts, name: string, now: string): Promise<string | undefined> {
  const content = await faultOr(() => parts.delivery.read(name))
  const what = typeof content === 'string' ? content : `${name}\n${content.message}`
  const sha256 = createHash('sha256').update(what, 'latin1').digest('hex')
  if (await isAnswerRead(parts.db, sha256)) return undefined
  const read = typeof content === 'string' ? await faultOr(() => readAchFile(content)) : content
  return take(parts, { name: shown(name), sha256, read, now })
}

/** Whoever fills the bank's folder chooses the names in it. */
const shown = (name: string): string => name.replace(/[^\x20-\x7e]/g, '?').slice(0, 200)

interface Answer {
  readonly name: string
  readonly sha256: string
  readonly read: ReadAchFile | AchFileFault
  readonly now: string
}

async function faultOr<T>(read: () => T | Promise<T>): Promise<T | AchFileFault> {
  try {
    return await read()
  } catch (problem) {
    if (problem instanceof AchFileFault) return problem
    throw problem
  }
}

/** The bank answers a file of which we have not written down yet that the bank has it: a node died in between. It is taken once that is done. */
class NotYetOurs extends Error {}

/** What needs a person, and of whose entry it is; of none of ours where it names none. */
interface Problem {
  readonly words: string
  readonly entry?: Pick<AchEntryRow, 'applicationId' | 'organizationCode'>
}

/** All of a file or nothing, in one transaction: a node that dies in between takes it again. */
function take(parts: NachaParts, { name, sha256, read, now }: Answer): Promise<string | undefined> {
  const companyId = parts.settings.NACHA_COMPANY_ID
  return parts.db.transaction(async (session) => {
    const all: Problem[] = []
    if (read instanceof AchFileFault) all.push({ words: read.message })
    else if (read.madeOn > addDays(momentIn(now, LENDER_ZONE).day, 1))
      all.push({ words: `the file is of ${formatLocalDateWithYear(read.madeOn)}, a day to come` })
    else
      for (const returned of read.returned) {
        const problem = await apply(session, parts, returned, { on: read.madeOn, now })
        if (problem) all.push(problem)
      }
    const found = [...Map.groupBy(all, ({ entry }) => entry?.applicationId).values()].flatMap(together)
    const problem = found.length > 0 ? together(found).map(({ words }) => words)[0]! : null
    if (!(await insertAnswer(session, { sha256, companyId, name, readAt: now, problem }))) return undefined
    const rows = found.map(({ words, entry }) => ({
      ...{ companyId, fileName: name, problem: words, foundAt: now },
      ...(entry && { applicationId: entry.applicationId, organizationCode: entry.organizationCode }),
    }))
    await insertProblems(session, rows)
    return problem ?? undefined
  })
}

/** As many as a person reads in one line. */
const MOST_SAID = 20

/** What is about one application, or about none of ours, is one matter for a person, however often a file says it. */
function together(problems: readonly Problem[]): readonly Problem[] {
  const [first] = problems
  if (!first) return []
  const said = problems.slice(0, MOST_SAID).map(({ words }) => words)
  const rest = problems.length - said.length
  return [{ ...first, words: [...said, ...(rest > 0 ? [`and ${rest} more like these`] : [])].join('; ') }]
}

async function apply(
  session: Session,
  parts: NachaParts,
  returned: AchReturned,
  { on, now }: { readonly on: string; readonly now: string },
): Promise<Problem | undefined> {
  const { sealing, settings } = parts
  const { kind, code, traceNumber, amountCents, companyId, corrected = '' } = returned
  // Two lenders of one bank may have given the same number.
  if (companyId !== settings.NACHA_COMPANY_ID)
    return { words: `${code} of ${traceNumber} is for the company ${companyId}, which is not ours` }
  const entry = await entryOfTrace(session, settings.NACHA_COMPANY_ID, traceNumber)
  if (!entry) return { words: `no entry of ours has the trace number ${traceNumber} (${code})` }
  const state = await fileStateOf(session, entry)
  if (state === 'STAGED') throw new NotYetOurs()
  if (state !== 'DELIVERED') return { words: `${code} of ${traceNumber} is of an entry that ${notGiven(entry)}: nothing came of it`, entry }
  const given = momentIn(new Date((await deliveredAt(session, entry))!).toISOString(), LENDER_ZONE).day
  if (on < given)
    return { words: `${code} of ${traceNumber} is in a file of ${formatLocalDateWithYear(on)}, before the bank was given the entry`, entry }
  if (!isOfAccount(parts, entry, returned))
    return { words: `${code} of ${traceNumber} names another account than the entry was for`, entry }
  if (kind === 'CHANGE') {
    await markChanged(session, entry.id, { changeCode: code, changeSealed: sealing.seal('bank', corrected), changedOn: on })
    return undefined
  }
  if (entry.amountCents !== amountCents) return { words: `${code} of ${traceNumber} is over another amount than was sent`, entry }
  const words = await follow(session, entry, { code, on, now })
  return words === undefined ? undefined : { words: `${code} of ${traceNumber} ${words}`, entry }
}

/** The bank writes account and trace number of the entry that it answers. */
function isOfAccount({ sealing }: NachaParts, { receiverSealed }: AchEntryRow, { receivingBank, accountNumber }: AchReturned): boolean {
  const sent = receiver.parse(JSON.parse(sealing.unseal('bank', receiverSealed)))
  return sent.routingNumber.slice(0, 8) === receivingBank && sent.accountNumber === accountNumber
}

const receiver = z.object({ routingNumber: z.string(), accountNumber: z.string() })

const notGiven = ({ withdrawnOn }: AchEntryRow): string =>
  withdrawnOn === null ? 'the bank was not given yet' : `was stopped on ${formatLocalDateWithYear(withdrawnOn)} before any file carried it`

/** Banking days in which a transfer of which the bank has said something is asked for: the engine looks every half hour. */
const FOLLOWED_DAYS = 5

/** What a return brings about; in words why it brings about nothing, for then a person has to look. */
async function follow(
  session: Session,
  entry: AchEntryRow,
  { code, on, now }: { readonly code: string; readonly on: string; readonly now: string },
): Promise<string | undefined> {
  const { id, kind, applicationId, traceNumber, returnCode } = entry
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
