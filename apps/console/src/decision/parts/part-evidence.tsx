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
    <section aria-labelledby="judgments-title">
      <h3 id="judgments-title">Judgments in the title search</h3>
      <table className="bank-review">
        <thead>
          <tr>
            <th scope="col">Creditor</th>
            <th scope="col">Amount</th>
            <th scope="col">Filed</th>
          </tr>
        </thead>
        <tbody>
          {judgments.map(({ creditor, amountCents, filedOn }) => (
            <tr key={`${creditor}${amountCents}${filedOn}`}>
              <th scope="row">{creditor}</th>
              <td>{formatCents(amountCents)}</td>
              <td>{formatShortDate(filedOn as LocalDate)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="hint">Accept only with the release or the satisfaction. An accepted judgment no longer counts in the final decision.</p>
    </section>
  )
}

function Balances({ balances }: { balances: AboutOf<'conditions'>['balancesToProve'] }) {
  return (
    <section aria-labelledby="balances-title">
      <h3 id="balances-title">Balances below what is recorded</h3>
      <table className="bank-review">
        <thead>
          <tr>
            <th scope="col">Lender</th>
            <th scope="col">Recorded</th>
            <th scope="col">Stated by the borrower</th>
          </tr>
        </thead>
        <tbody>
          {balances.map(({ holder, recordedCents, statedCents }) => (
            <tr key={`${holder}${recordedCents}`}>
              <th scope="row">{holder}</th>
              <td>{formatCents(recordedCents)}</td>
              <td>{formatCents(statedCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="hint">Accept only with the lender’s statement of the balance.</p>
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
