/** The one place that says by which of its lender's terms an application is priced: those that it began under, for as long as its offers stand. */
import type { Brand } from '@hearthline/brands'
import { type Decision, type Facts, termsVersionOf, versionThatPriced } from '@hearthline/domain'
import type { ApplicationRow } from '../../store/repositories/applications.ts'

export interface LendingTerms {
  /** Undefined of an application that is older than versions: the lender's first one. */
  readonly version: number | undefined
  readonly lending: Brand['lending']
}

export interface TermsServices {
  /** As it is in force: look, words, company, contact. By which terms an application is priced, this file says. */
  brandOf(organizationCode: string): Brand
  /** What a lender lent by in one of its versions; without a version in its first one. */
  lendingOf(organizationCode: string, version: number | undefined): Brand['lending']
}

export type Applied = Pick<ApplicationRow, 'organizationCode' | 'brandVersion'>

/** By which it would be priced at this moment. */
export function termsNow(
  services: TermsServices,
  { organizationCode, brandVersion }: Applied,
  facts: Pick<Facts, 'results' | 'now'>,
): LendingTerms {
  const version = termsVersionOf(facts, brandVersion ?? undefined)
  if (version !== 'IN_FORCE') return { version, lending: services.lendingOf(organizationCode, version) }
  const { inForce, lending } = services.brandOf(organizationCode)
  return { version: inForce?.version, lending }
}

/** By which a decision was made. */
export function termsOfDecision(
  services: Pick<TermsServices, 'lendingOf'>,
  { organizationCode, brandVersion }: Applied,
  decision: Pick<Decision, 'brandVersion'>,
): LendingTerms {
  const version = versionThatPriced(decision, brandVersion ?? undefined)
  return { version, lending: services.lendingOf(organizationCode, version) }
}
