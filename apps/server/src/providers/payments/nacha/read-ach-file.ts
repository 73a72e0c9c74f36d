/** What the bank sends: returns and notifications of change (addenda 99 and 98; Nacha Operating Rules, Appendices Four and Five). */
import { z } from 'zod'
import { AchFileFault } from './ach-delivery.ts'
import { RECORD_LENGTH } from './nacha-records.ts'

export interface AchReturned {
  readonly kind: 'RETURN' | 'CHANGE'
  /** 'R03', 'C01' */
  readonly code: string
  /** of the entry that we sent */
  readonly traceNumber: string
  readonly amountCents: number
  /** of the batch: whose entry the bank means */
  readonly companyId: string
  /** of the account that the entry was for: its bank's first eight digits, and its number */
  readonly receivingBank: string
  readonly accountNumber: string
  /** of a change: what the bank says instead */
  readonly corrected?: string
}

export interface ReadAchFile {
  /** LocalDate: the file's own */
  readonly madeOn: string
  readonly returned: readonly AchReturned[]
}

const KINDS = { '99': 'RETURN', '98': 'CHANGE' } as const
const CODES = { RETURN: /^R\d{2}$/, CHANGE: /^C\d{2}$/ } as const
const CENTURY = '20'

const fault = (line: number, words: string): never => {
  throw new AchFileFault(`Record ${line + 1}: ${words}`)
}

/** @throws AchFileFault */
function dayOf(record: string): string {
  const day = `${CENTURY}${record.slice(23, 25)}-${record.slice(25, 27)}-${record.slice(27, 29)}`
  if (!z.iso.date().safeParse(day).success) throw new AchFileFault('The day in the file header is not one of the calendar')
  return day
}

/** @throws AchFileFault where records, counts or sums do not agree: then nothing of the file is taken */
export function readAchFile(content: string): ReadAchFile {
  // What is neither a printable character nor the end of a line is in no file of a bank, and in no column of a database.
  if (/[^\x20-\x7e\r\n]/.test(content)) throw new AchFileFault('This is no ACH file: it has characters that no bank writes')
  const records = content.split(/\r?\n/).filter((record) => record.trim() !== '')
  const [header] = records
  if (header === undefined || !header.startsWith('101'))
    throw new AchFileFault('This is no ACH file: its first record is not a file header')
  const returned: AchReturned[] = []
  const sums = { batches: 0, counted: 0, hash: 0, cents: 0 }
  let batch: string | undefined
  let entry: string | undefined
  let control: string | undefined
  for (const [line, record] of records.entries()) {
    if (record.length !== RECORD_LENGTH) fault(line, `${record.length} characters instead of ${RECORD_LENGTH}`)
    const type = record[0]
    if (type === '5') {
      batch = record
      entry = undefined
      sums.batches += 1
    } else if (type === '6') {
      if (batch === undefined) fault(line, 'an entry without its batch')
      entry = record
      sums.counted += 1
      sums.hash += Number(record.slice(3, 11))
      sums.cents += Number(record.slice(29, 39))
    } else if (type === '7') {
      if (entry === undefined) fault(line, 'an addenda without its entry')
      sums.counted += 1
      returned.push(addendaOf(record, { batch: batch!, entry: entry!, line }))
    } else if (type === '9' && control === undefined) control = record
    else if (type === '9' && record !== '9'.repeat(RECORD_LENGTH)) fault(line, 'a second file control')
  }
  if (control === undefined) throw new AchFileFault('The file ends before its control record')
  refuseSums(control, sums)
  return { madeOn: dayOf(header), returned }
}

/** Each number that the file says of itself. Which side a return counts on, banks see differently: both together are what was returned. */
function refuseSums(
  control: string,
  { batches, counted, hash, cents }: Readonly<Record<'batches' | 'counted' | 'hash' | 'cents', number>>,
): void {
  const said = (from: number, to: number) => Number(control.slice(from, to))
  const wrong = [
    [counted, said(13, 21), 'entries and addenda'] as const,
    [batches, said(1, 7), 'batches'] as const,
    [hash % 10 ** 10, said(21, 31), 'as the sum of its banks'] as const,
    [cents, said(31, 43) + said(43, 55), 'cents in all'] as const,
  ].find(([found, stated]) => found !== stated)
  if (wrong) throw new AchFileFault(`The file has ${wrong[0]} ${wrong[2]}, and says ${wrong[1]}`)
}

function addendaOf(record: string, { batch, entry, line }: { batch: string; entry: string; line: number }): AchReturned {
  const kind = KINDS[record.slice(1, 3) as keyof typeof KINDS] ?? fault(line, `addenda type ${record.slice(1, 3)}`)
  const code = record.slice(3, 6)
  const traceNumber = record.slice(6, 21)
  const amount = entry.slice(29, 39)
  if (!CODES[kind].test(code)) fault(line, `reason ${code}`)
  if (!/^\d{15}$/.test(traceNumber)) fault(line, `trace number ${traceNumber}`)
  if (!/^\d{10}$/.test(amount)) fault(line, `amount ${amount}`)
  const companyId = batch.slice(40, 50).trim()
  const account = { receivingBank: record.slice(27, 35), accountNumber: entry.slice(12, 29).trim() }
  return {
    kind,
    code,
    traceNumber,
    amountCents: Number(amount),
    companyId,
    ...account,
    ...(kind === 'CHANGE' && { corrected: record.slice(35, 64).trim() }),
  }
}
