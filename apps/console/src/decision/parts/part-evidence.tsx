import { type AboutOf, contact, formatCents, formatShortDate, type LabelTree, type LocalDate } from '@hearthline/domain'
import { AnswerView } from '../../application/answer-view.tsx'
import type { ApplicationFile } from '../../application/use-application.ts'
import { AccountReview } from '../../bank-review/account-review.tsx'
import { IdentityReview } from '../../identity-review/identity-review.tsx'
import { SanctionsReview } from '../../sanctions-review/sanctions-review.tsx'

interface PartEvidenceProps {
  readonly file: ApplicationFile
  readonly part: string
}

/** What one condition is decided on: what was stated beside what was found. */
export function PartEvidence({ file, part }: PartEvidenceProps) {
  if (part === 'IDENTITY') return <IdentityReview file={file} />
  if (part === 'SANCTIONS') return <SanctionsReview file={file} />
  if (part === 'BANK_ACCOUNT' || part === 'AUTOPAY_ACCOUNT') return <AccountReview file={file} account={part} />
  if (part === 'PHONE') return <PhoneNumber file={file} />
  const about = file.openItem?.about as AboutOf<'conditions'> | undefined
  if (part === 'JUDGMENTS') return <Judgments judgments={about?.judgments ?? []} />
  return <Balances balances={about?.balancesToProve ?? []} />
}

function Judgments({ judgments }: { judgments: AboutOf<'conditions'>['judgments'] }) {
  return (
    <Evidence
      id="judgments-title"
      title="Judgments in the title search"
      columns={['Creditor', 'Amount', 'Filed']}
      rows={judgments.map(({ creditor, amountCents, filedOn }) => [
        creditor,
        formatCents(amountCents),
        formatShortDate(filedOn as LocalDate),
      ])}
      hint="Accept only with the release or the satisfaction. An accepted judgment no longer counts in the final decision."
    />
  )
}

function Balances({ balances }: { balances: AboutOf<'conditions'>['balancesToProve'] }) {
  return (
    <Evidence
      id="balances-title"
      title="Balances below what is recorded"
      columns={['Lender', 'Recorded', 'Stated by the borrower']}
      rows={balances.map(({ holder, recordedCents, statedCents }) => [holder, formatCents(recordedCents), formatCents(statedCents)])}
      hint="Accept only with the lender’s statement of the balance."
    />
  )
}

interface EvidenceProps {
  readonly id: string
  readonly title: string
  readonly columns: readonly string[]
  /** In the order of the columns; the first names the row. */
  readonly rows: readonly (readonly string[])[]
  readonly hint: string
}

function Evidence({ id, title, columns, rows, hint }: EvidenceProps) {
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <table className="console-table">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={`${name}${cells}`}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no name but its column
                <td key={index} className="console-table-amount">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="hint">{hint}</p>
    </section>
  )
}

function PhoneNumber({ file }: { file: ApplicationFile }) {
  const { data } = file.walk.find(({ id }) => id === contact.id) ?? {}
  return (
    <section aria-labelledby="phone-title">
      <h3 id="phone-title">Phone number that received no code</h3>
      <AnswerView data={data} labels={contact.labels as LabelTree} />
      <p className="hint">Call the number. Accept when the borrower answers and gives their name and date of birth.</p>
    </section>
  )
}
