/** What an item's schema cannot see: whether an answer fits this very application. Without it an answer could name what was never asked. */

import type { AttestedInquiry, Item, Known, OfferChoice } from '@hearthline/domain'
import { findProperty, floodZoneToInsure, isHeldInTrust, newInquiries, softCredit } from '@hearthline/domain'
import type { Sealing } from '../../secrets/sealing.ts'
import type { FieldProblem } from '../problem.ts'
import { invalid } from '../problem.ts'
import { refuseUnoffered } from './offered-choice.ts'

/** @throws Problem validation_failed naming the field that does not fit */
export function refuseUnfitAnswer(sealing: Sealing, known: Known, item: Item, data: unknown): void {
  const problems = [...sealedByHand(sealing, item, data), ...(CHECKS[item.id]?.(known, data) ?? [])]
  if (problems.length > 0) throw invalid(problems)
  if (item.id === 'chosen-offer' || item.id === 'revised-offer') refuseUnoffered(known, data as OfferChoice)
}

const CHECKS: Readonly<Record<string, (known: Known, data: unknown) => FieldProblem[]>> = {
  'property-choice': (known, data) => {
    const { uuid } = data as { uuid: string }
    return known(findProperty)?.matches.some((match) => match.uuid === uuid)
      ? []
      : [{ path: 'uuid', message: 'Choose one of the homes that were found' }]
  },
  'inquiry-attestation': unaskedInquiries,
  'chosen-offer': unknownDebts,
  'revised-offer': unknownDebts,
  requalify: unknownDebts,
  'verified-requalify': unknownDebts,
  'trust-and-flood-insurance': missingInsurance,
}

/** Each new inquiry is answered for, and no other: where one opened a debt, silence about the rest would say nothing of them. */
function unaskedInquiries(known: Known, data: unknown): FieldProblem[] {
  const { inquiries } = data as { inquiries?: readonly AttestedInquiry[] }
  if (inquiries === undefined) return []
  const name = ({ creditor, on }: { creditor: string; on: string }) => `${creditor} ${on}`
  const asked = newInquiries(known).map(name).sort()
  const answered = inquiries.map(name).sort()
  const fits = asked.length === answered.length && asked.every((one, index) => one === answered[index])
  return fits ? [] : [{ path: 'inquiries', message: 'Answer for each of the inquiries that were found' }]
}

/** What a home in a flood zone, or one that a trust holds, has to show before closing. */
function missingInsurance(known: Known, data: unknown): FieldProblem[] {
  const { insurer = '', policyNumber = '', trustName = '' } = data as { insurer?: string; policyNumber?: string; trustName?: string }
  const zone = floodZoneToInsure(known)
  const asked: readonly (readonly [boolean, string, string, string])[] = [
    [zone !== undefined, 'insurer', insurer, `Your home lies in flood zone ${zone}: name the company that insures it against floods`],
    [zone !== undefined, 'policyNumber', policyNumber, 'Enter the number of the flood insurance policy'],
    [isHeldInTrust(known), 'trustName', trustName, 'Enter the name of the trust that holds the home'],
  ]
  return asked.flatMap(([needed, path, given, message]) => (needed && given.trim().length < 2 ? [{ path, message }] : []))
}

/** Only debts of the report can be paid off with the line. */
function unknownDebts(known: Known, data: unknown): FieldProblem[] {
  const debts = new Set((known(softCredit)?.tradelines ?? []).filter((line) => line.status === 'OPEN').map((line) => line.id))
  const { payOffTradelineIds = [] } = data as { payOffTradelineIds?: string[] }
  return payOffTradelineIds.flatMap((id, index) =>
    debts.has(id) ? [] : [{ path: `payOffTradelineIds.${index}`, message: 'This is not among your open accounts' }],
  )
}

/** The stored form of a secret is ours to make: a text that looks like one would be kept as it came and could never be opened. */
function sealedByHand(sealing: Sealing, item: Item, data: unknown): FieldProblem[] {
  const given = data as Record<string, unknown>
  return (item.secret ?? [])
    .filter((field) => sealing.isSealed(given?.[field]))
    .map((field) => ({ path: field, message: 'Enter the digits' }))
}
