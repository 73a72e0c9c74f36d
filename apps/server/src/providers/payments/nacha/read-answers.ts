/** Takes what the bank left, each content once: returns and notifications of change, against the entries that were sent. */
import { createHash } from 'node:crypto'
import type { Session } from '../../../store/db.ts'
import { entryOfTrace, insertAnswer, isAnswerRead, markChanged, markReturned } from '../../../store/repositories/ach.ts'
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

/** All of a file or nothing, in one transaction: a node that dies in between takes it again. */
function take(parts: NachaParts, { name, sha256, content, now }: Answer): Promise<string | undefined> {
  const read = readOrFault(content)
  return parts.db.transaction(async (session) => {
    const wrong: string[] = []
    if (typeof read === 'string') wrong.push(read)
    else
      for (const returned of read.returned) {
        const problem = await apply(session, parts, returned, read.madeOn)
        if (problem !== undefined) wrong.push(problem)
      }
    const problem = wrong.length > 0 ? wrong.join('; ') : null
    const isFirst = await insertAnswer(session, { sha256, companyId: parts.settings.NACHA_COMPANY_ID, name, readAt: now, problem })
    return isFirst ? (problem ?? undefined) : undefined
  })
}

async function apply(session: Session, { sealing, settings }: NachaParts, returned: AchReturned, on: string): Promise<string | undefined> {
  const { kind, code, traceNumber, amountCents, corrected = '' } = returned
  const entry = await entryOfTrace(session, settings.NACHA_COMPANY_ID, traceNumber)
  if (!entry) return `no entry of ours has the trace number ${traceNumber} (${code})`
  if (kind === 'CHANGE') {
    await markChanged(session, entry.id, code, sealing.seal('bank', corrected))
    return undefined
  }
  if (entry.amountCents !== amountCents) return `${code} of ${traceNumber} is over another amount than was sent`
  await markReturned(session, entry.id, code, on)
  return undefined
}
