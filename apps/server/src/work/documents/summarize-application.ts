/** summary-disclosure: everything that was stated and chosen, in the words and figures of the screens. */
import { type Brand, discountsOn } from '@hearthline/brands'
import {
  aboutYou,
  chosenOffer,
  closingCosts,
  consentStatement,
  consentWordsVersion,
  costLabel,
  creditAuthorizationText,
  type Decision,
  type DiscountType,
  decisionInForce,
  type ItemId,
  itemNamed,
  type Known,
  offerOfChoice,
  payOffsOf,
  quote,
  softCredit,
  softCreditConsent,
  sumOfPayOffs,
} from '@hearthline/domain'
import type { ApplicationSummary, SummaryOffer } from '../../documents/application-summary/application-summary.ts'
import { statedRows } from '../../documents/application-summary/stated-rows.ts'
import { noticeParties } from '../../engine/notice-parties.ts'
import { termsOfDecision } from '../decision/lending-terms.ts'
import type { WorkContext } from '../work-context.ts'

export async function summarizeApplication({ known, application, services, keepDocument, now }: WorkContext) {
  const brand = services.brandOf(application.organizationCode)
  return await keepDocument({
    kind: 'SUMMARY_DISCLOSURE',
    data: {
      parties: noticeParties(brand, { walk: { known } }),
      loanNumber: application.loanNumber,
      madeAt: now,
      sections: statedSections(known),
      offer: summaryOffer(known, (decision) => termsOfDecision(services, application, decision).lending),
      consents: agreedConsents(known, brand),
    },
  })
}

/** Sealed values, and what is told apart: who agreed to what is a section of its own. */
const LEFT_OUT: ReadonlySet<string> = new Set(['ssn', 'hardCreditConsent', 'answered'])

const SECTIONS = [
  ['You', ['legal-name', 'birth-date', 'home-address', 'about-you']],
  ['Your home', ['property-address', 'sale-status']],
  ['Your income', ['annual-income']],
  ['Your assets', ['stated-assets']],
] as const satisfies readonly (readonly [title: string, items: readonly ItemId[]])[]

const statedSections = (known: Known): ApplicationSummary['sections'] =>
  SECTIONS.map(([title, items]) => ({
    title,
    rows: items.flatMap((id) => {
      const item = itemNamed(id)!
      const stated = known(item) as Readonly<Record<string, unknown>> | undefined
      return stated ? statedRows(item.labels ?? {}, stated, LEFT_OUT) : []
    }),
  }))

/** By the quote that the screen shows; undefined where the choice is not among the offers any more. */
export function summaryOffer(known: Known, lendingOf: (decision: Decision) => Brand['lending']): SummaryOffer | undefined {
  const decision = decisionInForce(known)
  const choice = known(chosenOffer)
  const found = decision && choice && offerOfChoice(decision.offers, choice)
  if (!decision || !choice || !found) return undefined
  const discounts = choice.discounts as DiscountType[]
  const payOffs = payOffsOf(choice, decision, [known(softCredit)])
  const costs = closingCosts(known)
  const { offer } = found
  const words = discountsOn(lendingOf(decision), decision.pricingAsOf)
  return {
    type: choice.type,
    termYears: choice.termYears,
    drawCents: choice.drawCents,
    feeBps: choice.originationFeeBps,
    ...quote({ offer, drawCents: choice.drawCents, discounts, liabilitiesPayOffCents: sumOfPayOffs(payOffs), costs }),
    discounts: discounts.map((type) => words.find((one) => one.type === type)?.label ?? costLabel(type)),
    costs: costs.map(({ type, amountCents, paid }) => ({ label: costLabel(type), amountCents, paid })),
    payOffs: payOffs.map(({ creditor, last4, balanceCents }) => ({ creditor, last4, balanceCents })),
  }
}

/** With the version of the words that each was given to. */
function agreedConsents(known: Known, { names, words }: Brand): ApplicationSummary['consents'] {
  const soft = known(softCreditConsent)
  const lender = { legalName: names.legal, termsLabel: words.termsLabel, applyButton: words.applyButton }
  return [
    ...(soft ? [{ words: creditAuthorizationText({ lender: names.legal, button: words.applyButton }), version: soft.version }] : []),
    ...(known(aboutYou)?.hardCreditConsent
      ? [{ words: consentStatement('HARD_CREDIT', lender), version: consentWordsVersion('HARD_CREDIT') }]
      : []),
  ]
}
