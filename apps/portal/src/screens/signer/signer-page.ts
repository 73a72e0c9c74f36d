/** Which page an additional signer is led to, and its address. Pure. */
import type { SigningBody } from '@hearthline/contract'
import type { SignerItemId } from '@hearthline/domain'
import { BASE } from '../../routing/screen-route.ts'

/** The pages of one signing; those of the specification that belong to none are not named here. */
export type SignerPage = 'intro' | 'identity' | 'sign' | 'documents' | 'cancelled'

const PAGES: Readonly<Record<SignerItemId, SignerPage>> = {
  'signer-intro': 'intro',
  'signer-identity-documents': 'identity',
  'signer-identity-check': 'identity',
  'signer-identity-review': 'identity',
  'signer-signing-choice': 'sign',
  'signer-signing-help': 'sign',
  'signer-paper-signing': 'sign',
  'signer-signing': 'sign',
  'signer-signed-set': 'documents',
}

type Standing = Pick<SigningBody, 'state' | 'standsAt'>
type Named = Pick<SigningBody, 'uuid' | 'party'>

/** Where they stand; whoever has signed is at their documents. */
export function signerPageOf({ state, standsAt }: Standing): SignerPage {
  if (state === 'ENDED') return 'cancelled'
  return standsAt === null ? 'documents' : PAGES[standsAt]
}

const nameOf = ({ uuid, party }: Named): string => `${uuid}.${party}`

export const isSame = (one: Named, other: Named): boolean => nameOf(one) === nameOf(other)

/** The address of one of the signer's pages; it names which of several signings is meant. */
export const signerPath = (page: string, signing?: Named): string =>
  `${BASE}/heloc-signer/${page}${signing ? `?signing=${nameOf(signing)}` : ''}`

/** The one that the address names, or the only one; undefined where several could be meant. */
export function chosenSigning<S extends Named>(signings: readonly S[], named: string | null): S | undefined {
  const found = signings.find((each) => nameOf(each) === named)
  return found ?? (signings.length === 1 ? signings[0] : undefined)
}
