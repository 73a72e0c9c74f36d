/** What the screen of an item shows beside its question: in the borrower's terms, and never as raw provider data. */

import type { Decision, Known } from '@hearthline/domain'
import {
  chosenProperty,
  creditAccess,
  delinquencyExplanation,
  findProperty,
  firstDecision,
  floodZoneToInsure,
  foundLiens,
  fullTitle,
  hardCredit,
  hardCreditAccess,
  homeAddress,
  isHeldInTrust,
  legalName,
  mortgageLates,
  newInquiries,
  ownershipExplanation,
  propertyAddress,
  softCredit,
  valueProperty,
  verifiedDecision,
} from '@hearthline/domain'
import type { CreditReport } from '@hearthline/domain/facts/credit-report'
import type { z } from 'zod'

const ABOUT: Readonly<Record<string, (known: Known) => Record<string, unknown>>> = {
  'credit-obstacle': (known) => ({
    ...obstacleAbout(known(softCredit), known(creditAccess)),
    // What the bureau was asked with, so that a slip can be seen and mended.
    name: known(legalName),
    address: known(homeAddress),
  }),
  'hard-credit-obstacle': (known) => obstacleAbout(known(hardCredit), known(hardCreditAccess)),
  'property-correction': (known) => ({ address: known(propertyAddress) }),
  'property-choice': (known) => ({
    address: known(propertyAddress),
    matches: (known(findProperty)?.matches ?? []).map(({ uuid, address, kind, yearBuilt, livingAreaSquareFeet }) => ({
      ...{ uuid, address, kind, yearBuilt, livingAreaSquareFeet },
    })),
  }),
  'ownership-explanation': (known) => ownershipAbout(known),
  'ownership-review': (known) => ({ ...ownershipAbout(known), explanation: known(ownershipExplanation) }),
  'delinquency-explanation': (known) => ({ accounts: lateAccounts(known) }),
  'delinquency-review': (known) => ({ accounts: lateAccounts(known), explanation: known(delinquencyExplanation) }),
  'lien-verification': (known) => ({ liens: foundLiens(known) }),
  'value-estimate': (known) => ({ models: known(valueProperty)?.asked ?? [] }),
  'assets-prequal': (known) => decisionAbout(known(firstDecision)),
  requalify: (known) => decisionAbout(known(firstDecision)),
  'verified-assets': (known) => decisionAbout(known(verifiedDecision)),
  'verified-requalify': (known) => decisionAbout(known(verifiedDecision)),
  'inquiry-attestation': (known) => ({ inquiries: newInquiries(known) }),
  'trust-and-flood-insurance': (known) => ({ floodZone: floodZoneToInsure(known), heldInTrust: isHeldInTrust(known) }),
  conditions: (known) => ({ judgments: known(fullTitle)?.judgments ?? [] }),
}

/** Never the number or the PIN themselves: only whether they were given. */
const obstacleAbout = (report: CreditReport | undefined, access: z.output<typeof creditAccess.data> | undefined) => ({
  outcome: report?.outcome,
  bureau: report?.bureau,
  bureauPhone: report?.bureauPhone,
  bureauUrl: report?.bureauUrl,
  tries: access?.tries ?? 0,
  saidLifted: access?.thawed === true,
  gaveSsn: access?.ssn !== undefined,
})

const ownershipAbout = (known: Known) => ({ owners: chosenProperty(known)?.owners ?? [], name: known(legalName) })

const lateAccounts = (known: Known) =>
  mortgageLates(known).map(({ creditor, last4, kind, late30In12Months }) => ({ creditor, last4, kind, late30In12Months }))

export const aboutItem = (id: string, known: Known): Record<string, unknown> => ABOUT[id]?.(known) ?? {}

const decisionAbout = (decision: Decision | undefined) => ({
  limits: (decision?.limits ?? []).filter((limit) => !limit.passed),
  figures: decision?.figures,
})
