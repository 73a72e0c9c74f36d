/** The accounts of an application that are not verified, from what was stored of them: numbers are not among it. */
import { accountFound } from '@hearthline/domain'
import type { ApplicationFile } from '../application/use-application.ts'
import type { AccountFound, ReviewedAccount } from './account-found.ts'

/** As the condition that it is decided by. */
export type AccountPurpose = 'BANK_ACCOUNT' | 'AUTOPAY_ACCOUNT'

interface Reviewed {
  readonly part: AccountPurpose
  readonly purpose: string
  readonly account: ReviewedAccount
  readonly found: AccountFound
  /** Whose the account may be. */
  readonly people: readonly string[]
}

type Data = Readonly<Record<string, unknown>>

const accountOf = (data: Data | undefined): ReviewedAccount | undefined => {
  if (!data) return undefined
  const { institution, routingNumber, accountType, last4 = '', link } = data
  if (typeof institution !== 'string' || typeof routingNumber !== 'string' || typeof accountType !== 'string') return undefined
  return { institution, routingNumber, accountType, last4: String(last4), isLinked: link !== undefined }
}

const nameOf = (data: Data): string => [data.firstName, data.lastName].filter(Boolean).join(' ')

export function readReviewedAccounts({ walk }: Pick<ApplicationFile, 'walk'>): readonly Reviewed[] {
  const dataOf = (item: string) => walk.find(({ id }) => id === item)?.data as Data | undefined
  const coOwners = dataOf('about-you')?.coOwners
  const people = [dataOf('legal-name'), ...(Array.isArray(coOwners) ? (coOwners as Data[]) : [])].flatMap((each) =>
    each ? [nameOf(each)] : [],
  )
  const pairs = [
    ['BANK_ACCOUNT', 'The borrower’s money goes here', accountOf(dataOf('disbursement-account')), dataOf('account-check')],
    [
      'AUTOPAY_ACCOUNT',
      'Payments are drawn from here',
      accountOf(dataOf('payment-method')?.otherAccount as Data | undefined),
      dataOf('autopay-check'),
    ],
  ] as const
  return pairs.flatMap(([part, purpose, account, check]) => {
    const found = accountFound.safeParse(check)
    return account && found.success && found.data.status !== 'VERIFIED' ? [{ part, purpose, account, found: found.data, people }] : []
  })
}
