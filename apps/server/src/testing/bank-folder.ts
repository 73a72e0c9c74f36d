/** A lender whose bank takes files over a folder, and what that bank leaves there. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bankAnswer } from './bank-answer.ts'

export interface BankFolder {
  /** The settings of the node. */
  readonly settings: Readonly<Record<string, string>>
  /** Every file that the bank was handed. */
  handed(): readonly string[]
  /** As the bank writes a return, or a notification of change. @param on the day of the file, LocalDate */
  answers(name: string, on: string, addenda: string, amountCents: number, accountNumber?: string): void
  remove(): void
}

export function bankFolder(): BankFolder {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-bank-'))
  const [outgoing, incoming] = [join(folder, 'outgoing'), join(folder, 'incoming')]
  return {
    settings: {
      PROVIDER_PAYMENTS: 'nacha',
      ...{ NACHA_BANK: '071000013', NACHA_BANK_NAME: 'Lakeshore National', NACHA_ORIGIN: '1234567890', NACHA_COMPANY_ID: '1234567890' },
      ...{ NACHA_COMPANY_NAME: 'Hearthline', NACHA_ACCOUNT: '5550001111', NACHA_CUT_OFF: '00:00', NACHA_PRENOTE: 'yes' },
      NACHA_PLACE: `file://${folder}`,
    },
    handed: () => (existsSync(outgoing) ? readdirSync(outgoing).map((name) => readFileSync(join(outgoing, name), 'latin1')) : []),
    answers: (name, madeOn, addenda, amountCents, accountNumber) => {
      mkdirSync(incoming, { recursive: true })
      writeFileSync(
        join(incoming, name),
        bankAnswer({
          companyId: '1234567890',
          madeOn,
          answers: [{ addenda, amountCents, ...(accountNumber !== undefined && { accountNumber }) }],
        }),
      )
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
