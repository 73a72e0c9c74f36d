/** One item with its schema and what the screen shows beside the question. */

import type { Decision, Known } from '@hearthline/domain'
import {
  chosenProperty,
  creditAccess,
  delinquencyExplanation,
  findProperty,
  firstDecision,
  foundLiens,
  hardCredit,
  hardCreditAccess,
  homeAddress,
  legalName,
  mortgageLates,
  newInquiries,
  ownershipExplanation,
  propertyAddress,
  softCredit,
  standing,
  valueProperty,
  verifiedDecision,
} from '@hearthline/domain'
import type { CreditReport } from '@hearthline/domain/facts/credit-report'
import { z } from 'zod'
import type { Container } from '../../container.ts'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { itemNamed } from './answer-item.ts'
import type { Caller } from './open-application.ts'
import { openApplication } from './open-application.ts'
import { withoutSecrets } from './seal-secrets.ts'

/** @throws Problem not_found */
export async function readItem(container: Container, caller: Caller, uuid: string, id: string) {
  return itemBodyOf(await openApplication(container.db, caller, uuid, container.clock.now()), id)
}

/** @throws Problem not_found for an item that there is not */
export function itemBodyOf({ facts }: ApplicationFile, id: string) {
  const item = itemNamed(id)
  const { walk } = standing(facts)
  const given = walk.states[id] === 'settled' || walk.states[id] === 'stale' ? facts.results[id]?.data : undefined
  return {
    item: id,
    kind: item.kind,
    title: item.title,
    state: walk.states[id] ?? ('ahead' as const),
    step: walk.frontier?.item.id === id ? walk.frontier.step : item.steps[0],
    // What the server's own work found is told in `about`, in the borrower's terms, and never as raw provider data.
    data: item.kind === 'ask' ? withoutSecrets(item, given) : null,
    example: item.example,
    schema: schemaOf(item.data),
    about: about(id, walk.known),
  }
}

/** JSON Schema of an answer; a schema that cannot be told (a transform) is told as anything. */
export const schemaOf = (schema: z.ZodType): Record<string, unknown> => z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' })

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

const about = (id: string, known: Known): Record<string, unknown> => ABOUT[id]?.(known) ?? {}

const decisionAbout = (decision: Decision | undefined) => ({
  limits: (decision?.limits ?? []).filter((limit) => !limit.passed),
  figures: decision?.figures,
})
