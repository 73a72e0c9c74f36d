/**
 * The records of an ACH file (Nacha Operating Rules, Appendix Three): 94 characters each, fields at fixed places. Text is what the ACH character set
 * allows, in capitals and filled with blanks on the right; numbers are filled with zeros on the left.
 */

export const RECORD_LENGTH = 94
/** Records of a block: the last one is filled up with nines. */
export const BLOCKING_FACTOR = 10

/** @throws RangeError for a number that its field cannot hold */
export function digits(value: number, width: number): string {
  const text = String(value)
  if (!Number.isSafeInteger(value) || value < 0 || text.length > width) throw new RangeError(`${value} does not fit ${width} digits`)
  return text.padStart(width, '0')
}

/** Letters without their accents; what the character set does not have is a blank. Cut to the field. */
export const text = (value: string, width: number): string =>
  value
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9 .,&'()/*#$%+:;=?@-]/g, ' ')
    .slice(0, width)
    .padEnd(width, ' ')

/** YYMMDD. @param day LocalDate */
export const shortDate = (day: string): string => day.slice(2).replaceAll('-', '')

/** 22 and 32 are credits of checking and savings accounts, 27 and 37 debits. */
const TRANSACTION_CODES = {
  CREDIT: { CHECKING: '22', SAVINGS: '32' },
  DEBIT: { CHECKING: '27', SAVINGS: '37' },
} as const

/** One more of each is a prenote: a test of the account, of $0 (Nacha Operating Rules 2.6.1). */
const PRENOTE_CODES = {
  CREDIT: { CHECKING: '23', SAVINGS: '33' },
  DEBIT: { CHECKING: '28', SAVINGS: '38' },
} as const

export interface AchEntry {
  readonly direction: 'CREDIT' | 'DEBIT'
  /** nine digits */
  readonly routingNumber: string
  /** four to seventeen digits */
  readonly accountNumber: string
  readonly accountType: 'CHECKING' | 'SAVINGS'
  /** 0 of a prenote, and of no other */
  readonly amountCents: number
  readonly isPrenote?: boolean
  /** the originator's own number of the receiver */
  readonly receiverId: string
  readonly receiverName: string
  /** fifteen digits: eight of the originating bank, seven that rise within the file */
  readonly traceNumber: string
}

export interface AchBatch {
  /** PPD: a consumer's account by a standing agreement. WEB: a debit that was authorized online, once. */
  readonly entryClass: 'PPD' | 'WEB'
  /** ten characters that the receiver's statement shows */
  readonly description: string
  /** LocalDate: the banking day on which it is to settle */
  readonly effectiveOn: string
  readonly entries: readonly AchEntry[]
}

/** Who sends the file, to which bank, and whose account balances it. */
export interface AchOrigin {
  /** nine digits of the bank that takes the file */
  readonly destination: string
  readonly destinationName: string
  /** ten characters, as the bank has assigned them */
  readonly origin: string
  readonly originName: string
  readonly companyName: string
  /** ten characters */
  readonly companyId: string
  /** the first eight digits of the originating bank's routing number */
  readonly originatingBank: string
}

export interface AchFile extends AchOrigin {
  /** LocalDate and HH:MM of its making */
  readonly madeOn: string
  readonly madeAt: string
  /** A to Z, then 0 to 9: which of the day's files */
  readonly modifier: string
  readonly batches: readonly AchBatch[]
}

/** What a batch holds: 200 is both, as every batch that moves money, which balances; tests alone are credits (220) or debits (225). */
const serviceClass = (entries: readonly AchEntry[]): string =>
  entries.every(({ direction }) => direction === 'CREDIT') ? '220' : entries.every(({ direction }) => direction === 'DEBIT') ? '225' : '200'

const sum = (entries: readonly AchEntry[], direction: AchEntry['direction']): number =>
  entries.reduce((total, entry) => total + (entry.direction === direction ? entry.amountCents : 0), 0)

/** The sum of the banks' first eight digits, its last ten digits. */
const hash = (entries: readonly AchEntry[]): number =>
  entries.reduce((total, { routingNumber }) => total + Number(routingNumber.slice(0, 8)), 0) % 10 ** 10

function entryRecord(entry: AchEntry, entryClass: AchBatch['entryClass']): string {
  const { direction, routingNumber, accountNumber, accountType, amountCents, isPrenote, receiverId, receiverName, traceNumber } = entry
  const codes = isPrenote ? PRENOTE_CODES : TRANSACTION_CODES
  return [
    ...['6', codes[direction][accountType], routingNumber, accountNumber.padEnd(17, ' '), digits(amountCents, 10)],
    ...[text(receiverId, 15), text(receiverName, 22)],
    // Of a WEB debit: single, not recurring.
    entryClass === 'WEB' ? 'S ' : '  ',
    ...['0', traceNumber],
  ].join('')
}

function batchRecords(file: AchFile, batch: AchBatch, number: number): string[] {
  const { companyName, companyId, originatingBank } = file
  const { entryClass, description, effectiveOn, entries } = batch
  const header = [
    ...['5', serviceClass(entries), text(companyName, 16), text('', 20), text(companyId, 10), entryClass, text(description, 10)],
    // The settlement date is the operator's to fill in.
    ...[shortDate(file.madeOn), shortDate(effectiveOn), '   ', '1', originatingBank, digits(number, 7)],
  ]
  const control = [
    ...['8', serviceClass(entries), digits(entries.length, 6), digits(hash(entries), 10), digits(sum(entries, 'DEBIT'), 12)],
    ...[digits(sum(entries, 'CREDIT'), 12), text(companyId, 10), text('', 25), originatingBank, digits(number, 7)],
  ]
  return [header.join(''), ...entries.map((entry) => entryRecord(entry, entryClass)), control.join('')]
}

/**
 * The file's records, a line each.
 * @throws RangeError where a batch does not balance, an entry carries nothing that is no prenote, its trace numbers do not rise, or a field cannot hold what it should
 */
export function writeAchFile(file: AchFile): string {
  for (const { entries } of file.batches) {
    if (entries.length === 0 || sum(entries, 'DEBIT') !== sum(entries, 'CREDIT')) throw new RangeError('A batch must balance')
    if (entries.some(({ amountCents, isPrenote = false }) => isPrenote !== (amountCents === 0)))
      throw new RangeError('A prenote carries nothing, and no other entry does')
    if (entries.some(({ traceNumber }, index) => index > 0 && traceNumber <= entries[index - 1]!.traceNumber))
      throw new RangeError('Trace numbers must rise within a batch')
  }
  const { destination, destinationName, origin, originName, madeOn, madeAt, modifier } = file
  const header = [
    ...['101', ` ${destination}`, origin.padStart(10, ' '), shortDate(madeOn), madeAt.replace(':', ''), modifier],
    ...['094', '10', '1', text(destinationName, 23), text(originName, 23), text('', 8)],
  ]
  const entries = file.batches.flatMap((batch) => batch.entries)
  const inside = file.batches.flatMap((batch, index) => batchRecords(file, batch, index + 1))
  const blocks = Math.ceil((inside.length + 2) / BLOCKING_FACTOR)
  const control = [
    ...['9', digits(file.batches.length, 6), digits(blocks, 6), digits(entries.length, 8), digits(hash(entries), 10)],
    ...[digits(sum(entries, 'DEBIT'), 12), digits(sum(entries, 'CREDIT'), 12), text('', 39)],
  ]
  const records = [header.join(''), ...inside, control.join('')]
  const filled = [...records, ...Array.from({ length: blocks * BLOCKING_FACTOR - records.length }, () => '9'.repeat(RECORD_LENGTH))]
  const wrong = filled.find((record) => record.length !== RECORD_LENGTH)
  if (wrong !== undefined) throw new RangeError(`A record has ${wrong.length} characters: ${wrong.slice(0, 1)}`)
  return `${filled.join('\n')}\n`
}
