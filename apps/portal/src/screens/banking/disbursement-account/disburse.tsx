import { formatLocalDateWithYear } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { Card } from '@hearthline/ui/card'
import { LinkButton } from '@hearthline/ui/link-button'
import { Link } from 'react-router'
import type { ReadItem } from '../../../application/item/item-query.ts'
import { useApplication } from '../../../application/use-application.ts'
import { describeFinding } from '../../../bank-aggregation/account-findings.ts'
import { BankScreen, useAccountAgain } from '../../../bank-aggregation/bank-screen.tsx'
import { LinkBank } from '../../../bank-aggregation/link-bank.tsx'
import { fullName } from '../../../credit/obstacle.ts'
import { applicationPath } from '../../../routing/application-path.ts'
import { WalletsBesideMoney } from '../../../wallet/wallets-beside-money.tsx'

type Question = ReadItem<'account-correction' | 'disbursement-account' | 'replacement-account'>

/** The account that the money goes to: linked at the bank, or typed on the next page. */
export default function Disburse() {
  return (
    <BankScreen
      items={['account-correction', 'disbursement-account', 'replacement-account']}
      again={useAccountAgain()}
      title="Where to send your money"
      heading={({ item }) => (item === 'disbursement-account' ? 'Where should the money go?' : 'Which account should we use instead?')}
      why={({ item, about }) =>
        item === 'replacement-account'
          ? `We send the money ${about.isTest ? '' : 'again, '}to the account you give us here.`
          : 'We send the cash from your draw to this account. We send payoffs directly to your creditors.'
      }
    >
      {(item) => <ChooseWay item={item} />}
    </BankScreen>
  )
}

function ChooseWay({ item }: { item: Question }) {
  const { uuid, application } = useApplication()
  return (
    <div className="mt-8 grid gap-8">
      {application.isCrypto && <WalletsBesideMoney />}
      <AccountFailed item={item} />
      <AccountToReplace item={item} />
      <MoneySentBack item={item} />
      <PaymentsStay item={item} />
      <LinkBank purpose="DISBURSEMENT" page="bank/disburse" />
      <div className="grid gap-3">
        <h2 className="font-semibold text-xl">No online banking?</h2>
        <p className="text-muted">You can type the numbers from a check or your bank’s app. Verifying them may take longer.</p>
        <div>
          <LinkButton as={Link} to={applicationPath(uuid, 'bank/manual-disburse')} variant="secondary">
            Enter account numbers
          </LinkButton>
        </div>
      </div>
      <WhoseAccount item={item} />
    </div>
  )
}

/** A person could not verify it: why one is here again. */
function AccountToReplace({ item }: { item: Question }) {
  const { application } = useApplication()
  if (item.item !== 'disbursement-account' || application.openItem !== 'conditions' || !item.data) return null
  const { institution, last4 } = item.data
  return (
    <Alert kind="warning" title="We haven’t verified the account you gave">
      <strong>
        {institution}
        {last4 && `, ending in ${last4}`}.{' '}
      </strong>
      No money goes there. Give us another account of yours.
    </Alert>
  )
}

/** What was found of the account before, and how often another may be named. */
export function AccountFailed({ item }: { item: Question }) {
  if (item.item !== 'account-correction') return null
  const { account, because, triesLeft } = item.about
  const which = account && `${account.institution}${account.last4 && `, ending in ${account.last4}`}`
  return (
    <Alert kind="error" title="We couldn’t verify your account">
      {which && <strong>{which}. </strong>}
      {describeFinding(because)}{' '}
      {triesLeft === 1 ? 'You have one more try, then a specialist helps you.' : `You have ${triesLeft} more tries.`}
    </Alert>
  )
}

/** Why another account is asked for though the line is funded: what the bank said of the one before. */
export function MoneySentBack({ item }: { item: Question }) {
  const { application } = useApplication()
  if (item.item !== 'replacement-account') return null
  const { account, told, returnedOn, isTest, isNotApproved } = item.about
  const which = account && `${account.institution}${account.last4 && `, ending in ${account.last4}`}`
  if (application.openItem === 'replacement-account-review')
    return (
      <Alert kind="warning" title="Our team is reviewing this account">
        {which && <strong>{which}. </strong>}
        We couldn’t verify it. You don’t need to do anything, or you can give us another account of yours.
      </Alert>
    )
  if (isNotApproved)
    return (
      <Alert kind="error" title="We can’t send the money to this account">
        {which && <strong>{which}. </strong>}
        Our team reviewed it and did not approve it. Give us another account of yours. If you think this is a mistake, call us.
      </Alert>
    )
  if (isTest)
    return (
      <Alert kind="error" title="Your bank didn’t accept this account">
        {which && <strong>{which}. </strong>}
        {told} We tested the account with a payment of $0 before sending your money, so nothing was lost.
      </Alert>
    )
  return (
    <Alert kind="error" title="Your bank sent the money back">
      {which && <strong>{which}. </strong>}
      {told} {returnedOn && `It came back on ${formatLocalDateWithYear(returnedOn)}. `}You owe no interest on it until it is with you.
    </Alert>
  )
}

/** An authorization is for the account that it names: it does not move with the money. */
export function PaymentsStay({ item }: { item: Question }) {
  if (item.item !== 'replacement-account' || !item.about.hadPayments) return null
  return (
    <Alert kind="info" title="Automatic payments don’t move to the new account">
      You authorized them from the account you gave us first, and they can’t come from it. If you want them to come from the account you
      give us here, call us. Until then, you make each payment yourself.
    </Alert>
  )
}

export function WhoseAccount({ item }: { item: Question }) {
  const { holder } = item.about
  return (
    <Card as="div" padding="tight">
      <p className="font-semibold">This must be your account</p>
      <p className="text-muted">
        {holder ? (
          <>
            We compare the name at the bank with yours, <strong>{fullName(holder)}</strong>, and with any co-owner’s.
          </>
        ) : (
          'We compare the name at the bank with yours and any co-owner’s.'
        )}{' '}
        An account in another name is reviewed by our team before any money goes to it.
      </p>
    </Card>
  )
}
