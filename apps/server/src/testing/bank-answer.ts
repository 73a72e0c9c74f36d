/** What the lender's bank writes: a file of returns and notifications of change (Nacha Operating Rules, Appendices Four and Five). */

/** The account that tests send to. */
const RECEIVER = { routingNumber: '121000358', accountNumber: '000123456789' }

export interface BankAnswer {
  readonly companyId: string
  /** LocalDate */
  readonly madeOn: string
  /** each an addenda record, and the amount of its entry */
  readonly answers: readonly { readonly addenda: string; readonly amountCents: number; readonly accountNumber?: string }[]
}

const zeros = (value: number, width: number) => String(value).padStart(width, '0')

export function bankAnswer({ companyId, madeOn, answers }: BankAnswer): string {
  const cents = answers.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const hash = zeros((answers.length * Number(RECEIVER.routingNumber.slice(0, 8))) % 10 ** 10, 10)
  const sums = `${hash}${zeros(0, 12)}${zeros(cents, 12)}`
  return [
    `101 0710000131234567890${madeOn.slice(2).replaceAll('-', '')}1200A094101`,
    `5200${'LENDER'.padEnd(36)}${companyId.padEnd(10)}PPDHELOC DRAW${' '.repeat(15)}1121000350000001`,
    ...answers.flatMap(({ addenda, amountCents, accountNumber = RECEIVER.accountNumber }) => [
      `621${RECEIVER.routingNumber}${accountNumber.padEnd(17)}${zeros(amountCents, 10)}`,
      addenda,
    ]),
    `8200${zeros(2 * answers.length, 6)}${sums}${companyId.padEnd(10)}`,
    `9${zeros(1, 6)}${zeros(1, 6)}${zeros(2 * answers.length, 8)}${sums}`,
  ]
    .map((record) => record.padEnd(94))
    .join('\n')
}

export const returned = (code: string, trace: string) => `799${code}${trace}      12100035${' '.repeat(44)}121000350000001`
export const changed = (trace: string) => `798C01${trace}      12100035${'000123456780'.padEnd(29)}${' '.repeat(15)}121000350000001`
