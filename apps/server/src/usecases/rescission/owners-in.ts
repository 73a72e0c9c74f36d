import { BORROWER, legalName, type Walk } from '@hearthline/domain'

/** Those whose home it is, as they are named to the team. */
export const ownersIn = ({ known, signers }: Walk): ReadonlyMap<string, string> => {
  const { firstName = '', lastName = '' } = known(legalName) ?? {}
  return new Map([[BORROWER, `${firstName} ${lastName}`], ...signers.map(({ signer }) => [signer.party, signer.name] as const)])
}
