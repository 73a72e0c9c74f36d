/** A lender whose bank takes files over a folder, and what that bank leaves there. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface BankFolder {
  /** The settings of the node. */
  readonly settings: Readonly<Record<string, string>>
  /** Every file that the bank was handed. */
  handed(): readonly string[]
  /** As the bank writes a return, or a notification of change. */
  answers(name: string, addenda: string, amountCents: number): void
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
    answers: (name, addenda, amountCents) => {
      const pad = (text: string) => text.padEnd(94)
      const content = [
        pad('101 07100001312345678902611251200A094101'),
        pad(`621121000358000123456789     ${String(amountCents).padStart(10, '0')}`),
        addenda,
        pad(`9${'0'.repeat(12)}${'2'.padStart(8, '0')}`),
      ].join('\n')
      mkdirSync(incoming, { recursive: true })
      writeFileSync(join(incoming, name), content)
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

export const returned = (code: string, trace: string) => `799${code}${trace}      12100035${' '.repeat(44)}121000350000001`
export const changed = (trace: string) => `798C01${trace}      12100035${'000123456780'.padEnd(29)}${' '.repeat(15)}121000350000001`
