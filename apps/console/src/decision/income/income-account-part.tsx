import { AnswerView } from '../../application/answer-view.tsx'
import type { ApplicationFile } from '../../application/use-application.ts'
import { type AccountEntry, type AskedAccount, describeMatch } from './account-entries.ts'
import { ANSWER_LABELS, providerAnswer } from './provider-answer.ts'
import { UsableChoice } from './usable-choice.tsx'

const WAYS = { PAYROLL: 'Payroll account', BANK: 'Bank account', TAX_RECORDS: 'IRS tax records' } as const

/** Up to so many are shown at once. */
const FEW = 3

interface IncomeAccountPartProps {
  readonly file: ApplicationFile
  readonly account: AskedAccount
  readonly entry: AccountEntry
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (entry: AccountEntry) => void
}

/** A connected account that is not in the name of the person whose income it shows: both names, and whether it is theirs all the same. */
export function IncomeAccountPart({ file, account, entry, errors, onChange }: IncomeAccountPartProps) {
  const { source: id, way, person, holders, payers } = account
  const answer = providerAnswer(file, account)
  return (
    <fieldset className="income-source">
      <legend>
        {WAYS[way]}, {person}
      </legend>
      <div className="income-records">
        <table className="console-table console-table-dense income-read">
          <caption>Whose account it is</caption>
          <tbody>
            <tr>
              <th scope="row">Applicant</th>
              <td>{person}</td>
            </tr>
            <tr data-differs>
              <th scope="row">Name on the account</th>
              <td>
                <bdi>{holders.join('; ') || 'None reported'}</bdi>
              </td>
            </tr>
            <tr>
              <th scope="row">Comparison</th>
              <td>{describeMatch(account)}</td>
            </tr>
            <tr>
              <th scope="row">Paid by</th>
              <td>
                <bdi>{payers.join('; ')}</bdi>
              </td>
            </tr>
            {answer && (
              <>
                <tr>
                  <th scope="row">Comes to</th>
                  <td>
                    {answer.comesTo.map((words) => (
                      <p key={words}>
                        <bdi>{words}</bdi>
                      </p>
                    ))}
                  </td>
                </tr>
                <tr>
                  <th scope="row">Job</th>
                  <td>{answer.job}</td>
                </tr>
                <tr>
                  <th scope="row">Answered by</th>
                  <td>
                    <bdi>{answer.from}</bdi>
                  </td>
                </tr>
              </>
            )}
          </tbody>
        </table>
        <UsableChoice {...{ id, entry, errors, onChange }} label="Is it this person’s own?" yes="Yes" />
      </div>
      {answer && answer.records.length > 0 && (
        <details open={answer.records.length <= FEW}>
          <summary className="income-answered">
            {answer.records.length === 1 ? 'The record it answered with' : `The ${answer.records.length} records it answered with`}
          </summary>
          <AnswerView data={answer.records} labels={ANSWER_LABELS} />
        </details>
      )}
    </fieldset>
  )
}
