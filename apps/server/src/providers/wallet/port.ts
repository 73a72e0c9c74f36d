/** What the product needs of a wallet provider: the accounts that a person holds. */
import type { WalletAccount } from '@hearthline/domain/facts/wallet-account'
import type { ApplicantName } from '../applicant-name.ts'
import type { ProviderAnswer, ProviderCall } from '../provider-call.ts'

export interface WalletRequest {
  readonly holder: ApplicantName
}

export interface Wallet {
  /** Their own account first; none for someone without a wallet. */
  accounts(request: WalletRequest, call: ProviderCall): Promise<ProviderAnswer<readonly WalletAccount[]>>
}
