import { type AccountFound, accountNumberText, describeHolderMatch } from './account-found.ts'
import './bank-review.css'
import { Alert } from '@hearthline/ui/alert'
import type { ApplicationFile } from '../application/use-application.ts'
import { formatFullMoment } from '../words/format-moment.ts'
import { earlierOf } from './earlier-accounts.ts'
import { type AccountPurpose, readReviewedAccounts } from './reviewed-accounts.ts'

/** What was stated of an account beside what the bank says of it. The whole number is shown to no one: the bank's reference finds it. */
export function AccountReview({ file, account: asked }: { file: ApplicationFile; account: AccountPurpose }) {
  const accounts = readReviewedAccounts(file).filter(({ part }) => part === asked)
  const earlier = earlierOf(file, asked)
  const again = earlier.find(({ isRefusedAgain }) => isRefusedAgain)
  if (accounts.length === 0) return null
  return (
    <section aria-labelledby="bank-review-title">
      <h3 id="bank-review-title">Bank account under review</h3>
      {again?.refusal && (
        <Alert kind="warning" title="This is the same account that was refused before">
          The routing number and the account number are the same. Refused {formatFullMoment(again.refusal.at)}:{' '}
          <q>{again.refusal.reason}</q>
        </Alert>
      )}
      {accounts.map(({ purpose, account, found, people }) => (
        <table className="console-table console-table-compared" key={purpose}>
          <caption>{purpose}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="ui-visually-hidden">Detail</span>
              </th>
              <th scope="col">Stated by the borrower</th>
              <th scope="col">Reported by the bank</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Account</th>
              <td>{accountNumberText(account)}</td>
              <td>{findingText(found)}</td>
            </tr>
            <tr data-differs={found.match?.outcome === 'NONE' || undefined}>
              <th scope="row">Holder</th>
              <td>{people.join('; ')}</td>
              <td>{found.holders?.join('; ') || 'Not reported'}</td>
            </tr>
            <tr>
              <th scope="row">Name match</th>
              <td colSpan={2}>{describeHolderMatch(found)}</td>
            </tr>
            <tr>
              <th scope="row">Reference</th>
              <td>{account.isLinked ? 'Linked at the bank' : 'Typed by the borrower'}</td>
              <td>{found.reference}</td>
            </tr>
          </tbody>
        </table>
      ))}
      {earlier.length > 0 && (
        <>
          <h4>Accounts that failed before</h4>
          <ul className="bank-review-earlier">
            {earlier.map(({ at, account, found, isSame, refusal }) => (
              <li key={found.reference}>
                <strong>{findingText(found)}</strong>: {accountNumberText(account)}
                {found.holders?.length ? `, in the name of ${found.holders.join('; ')}` : ', no name reported'}.{' '}
                {isSame && <strong>The same account as the one under review. </strong>}
                {refusal && (
                  <>
                    Refused: <q>{refusal.reason}</q>{' '}
                  </>
                )}
                <span className="muted">Tried {formatFullMoment(at)}.</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="hint">
        Money is sent only to an account that is verified or accepted here. The borrower is asked to replace one that you refuse.
      </p>
    </section>
  )
}

const FINDINGS: Readonly<Record<string, string>> = {
  NOT_FOUND: 'No such account was found',
  CLOSED: 'The account is closed',
  NOT_A_DEPOSIT_ACCOUNT: 'Not a checking or savings account',
  ANOTHER_HOLDER: 'Exists, in another name',
  NOT_LISTED: 'Not reachable; the amounts of the two deposits were wrong three times',
  IN_REVIEW: 'The provider asks for a review',
}

const findingText = ({ status, because }: AccountFound): string =>
  FINDINGS[because ?? ''] ?? (status === 'VERIFIED' ? 'Verified' : 'Not verified')
