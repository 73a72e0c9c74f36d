/** texas-notice and texas-itemization, and what the documents of a Texas homestead have in common. */
import {
  chosenProperty,
  closingTerms,
  isHomeAppraised,
  type Known,
  propertyAddress,
  texasFeeLedger,
  titleCaseAddress,
} from '@hearthline/domain'
import { noticeParties } from '../../engine/notice-parties.ts'
import { RuleBroken } from '../rule-broken.ts'
import type { WorkContext } from '../work-context.ts'
import { stateClosingTerms } from './state-closing-terms.ts'

/** As it was applied for, until it is found. */
const homeOf = (known: Known): string => titleCaseAddress(chosenProperty(known)?.address ?? known(propertyAddress)!)

const headOf = ({ known, application, services, now }: WorkContext, home: string) => ({
  parties: noticeParties(services.brandOf(application.organizationCode), { walk: { known } }),
  loanNumber: application.loanNumber,
  madeAt: now,
  home,
})

export const texasFacts = {
  home: homeOf,
  of: async (context: WorkContext) => ({
    ...headOf(context, homeOf(context.known)),
    terms: context.known(closingTerms) ?? (await stateClosingTerms(context)),
  }),
}

/** Given on the screen as it is made, with the disclosures of the application (7 TAC 153.51). */
export async function giveTexasNotice(context: WorkContext) {
  const data = headOf(context, titleCaseAddress(context.known(propertyAddress)!))
  return { ...(await context.keepDocument({ kind: 'TEXAS_NOTICE', data })), givenAt: context.now }
}

/** @throws RuleBroken where the fees that count are more than the law allows: terms are stated within it, so nothing of today comes here */
export async function itemizeTexasCosts(context: WorkContext) {
  const isAppraised = isHomeAppraised(context.known)
  const data = { ...(await texasFacts.of(context)), isAppraised }
  const { countedCents, limitCents } = texasFeeLedger(data.terms, isAppraised)
  if (countedCents > limitCents)
    throw new RuleBroken('The fees of a Texas homestead are more than 2 percent of its line (Tex. Const. XVI s.50(a)(6)(E)).')
  const document = await context.keepDocument({ kind: 'TEXAS_ITEMIZATION', data })
  return { ...document, givenAt: context.now }
}
