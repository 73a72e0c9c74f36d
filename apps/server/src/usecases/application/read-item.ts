/** One item with its schema and what the screen shows beside the question. */

import type { Known } from '@hearthline/domain'
import {
  chosenProperty,
  findProperty,
  firstDecision,
  foundLiens,
  mortgageLates,
  newInquiries,
  softCredit,
  standing,
  valueProperty,
} from '@hearthline/domain'
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
  'credit-obstacle': (known) => {
    const report = known(softCredit)
    return { outcome: report?.outcome, bureau: report?.bureau, bureauPhone: report?.bureauPhone, bureauUrl: report?.bureauUrl }
  },
  'property-choice': (known) => ({
    matches: (known(findProperty)?.matches ?? []).map(({ uuid, address, kind, yearBuilt }) => ({ uuid, address, kind, yearBuilt })),
  }),
  'ownership-explanation': (known) => ({ owners: chosenProperty(known)?.owners ?? [] }),
  'delinquency-explanation': (known) => ({
    accounts: mortgageLates(known).map(({ creditor, last4, late30In12Months }) => ({ creditor, last4, late30In12Months })),
  }),
  'lien-verification': (known) => ({ liens: foundLiens(known) }),
  'value-estimate': (known) => ({ models: known(valueProperty)?.asked ?? [] }),
  'assets-prequal': (known) => decisionAbout(known),
  requalify: (known) => decisionAbout(known),
  'inquiry-attestation': (known) => ({ inquiries: newInquiries(known) }),
}

const about = (id: string, known: Known): Record<string, unknown> => ABOUT[id]?.(known) ?? {}

const decisionAbout = (known: Known) => {
  const decision = known(firstDecision)
  return { limits: (decision?.limits ?? []).filter((limit) => !limit.passed), figures: decision?.figures }
}
