/** Settles what someone is asked who signs beside a borrower, and lets the walk say what follows for them and for the application. */
import {
  type AlsoSettled,
  BORROWER,
  dayAtHome,
  EMPTY_BASIS,
  isEnded,
  lenderDay,
  ownerMarriages,
  signerIdentityDocuments,
  signerIntro,
  standing,
  type Walk,
} from '@hearthline/domain'
import * as z from 'zod'
import type { Container } from '../../container.ts'
import { advance } from '../../engine/advance.ts'
import { newFact } from '../../engine/new-fact.ts'
import { groundOfItem } from '../application/grounds.ts'
import { refuseChangedGround } from '../application/refuse-changed-ground.ts'
import { refuseSameSignerPhotos } from '../application/refuse-same-photos.ts'
import { refuseStaffAddresses } from '../application/refuse-staff-addresses.ts'
import { refuseUnfitAnswer } from '../application/refuse-unfit-answer.ts'
import { refuseUnsentDocuments } from '../application/refuse-unsent-documents.ts'
import { consentsInAnswer } from '../consents/consents-in-answer.ts'
import { storeConsents } from '../consents/store-consents.ts'
import { refuseSpousesEmails } from '../console/spouses-emails.ts'
import { fieldProblems } from '../field-problems.ts'
import { withIdempotency } from '../idempotency.ts'
import { organizationByCode } from '../organization/find-organization.ts'
import { invalid, Problem } from '../problem.ts'
import { refuseDigitsInName } from '../profile/refuse-digits-in-name.ts'
import { isSigning, recordFinished, refuseUnsigned } from '../signing/refuse-unsigned.ts'
import { openSigningPart } from '../signing/signing-part.ts'
import { mayAnswer } from './may-answer.ts'
import { openAsSigner, type SignerCaller, type SigningName } from './open-as-signer.ts'
import { signerItem } from './read-signer-item.ts'
import { tellsSigner } from './tells-of-signer.ts'

export interface SignerAnswer extends SigningName {
  readonly caller: SignerCaller
  readonly item: string
  readonly data: unknown
  readonly ifMatch: string | undefined
  readonly idempotencyKey: string | undefined
  /** network address, kept with a consent and with a signature */
  readonly address: string
  /** what the caller's browser calls itself, kept with a signature */
  readonly agent?: string | undefined
}

/** @throws Problem not_found, validation_failed, conflict, precondition_failed */
export async function answerAsSigner(container: Container, answer: SignerAnswer): Promise<{ uuid: string }> {
  const { caller, uuid, party } = answer
  const now = container.clock.now()
  const { identityId, organizationCode } = caller
  const keyed = {
    identityId,
    organizationCode,
    key: answer.idempotencyKey,
    call: `sign/${uuid}/${party}/${answer.item}`,
    body: answer.data,
    now,
  }
  // Before the transaction: the embedded database has one connection.
  await refuseStaffAddresses(container, answer.data)
  const { reply } = await container.db.transaction(async (session) => {
    const { file, walk, signer } = await openAsSigner(session, caller, { uuid, party }, now, true)
    const item = signerItem(answer.item)
    return withIdempotency(container, session, keyed, async () => {
      await refuseChangedGround(session, file, answer.ifMatch, groundOfItem(item, party))
      const parsed = z.safeParse(item.accepts ?? item.data, answer.data)
      if (!parsed.success) throw invalid(fieldProblems(parsed.error.issues))
      const { step, walk: whole, showsIdAfterEnd } = standing(file.facts)
      const showsId = item.id === signerIdentityDocuments.id && showsIdAfterEnd.includes(party)
      if (isEnded(step) && !showsId)
        throw new Problem('conflict', 'This application has ended, and there is nothing left to sign.', { step })
      if (item.kind !== 'ask' || !mayAnswer({ signer, walk }, item.id)) {
        throw new Problem('conflict', 'This is not being asked now. Reload to see what is yours to do.', { step })
      }
      refuseUnfitAnswer(walk.known, item, parsed.data, now)
      await refuseUnsentDocuments(session, item, parsed.data, { applicationId: uuid, party })
      await refuseSameSignerPhotos(session, uuid, { item, party, walk, answer: parsed.data })
      if (item.id === 'signer-intro') {
        refuseDigitsInName(container.config, 'legalName.lastName', z.parse(signerIntro.data, parsed.data).legalName.lastName)
      }
      const part = isSigning(item) ? await openSigningPart(session, { kind: 'signer', ...answer }, now) : undefined
      const agreedAt = part ? await refuseUnsigned(session, container, part, parsed.data) : now
      const actor = `signer:${identityId}`
      const data = item.keeps?.(walk.known, parsed.data, undefined, lenderDay(now), dayAtHome(whole.known, now)) ?? parsed.data
      const fact = newFact(container.sealing, item, { basis: walk.bases[item.id] ?? EMPTY_BASIS, data, actor, party })
      const also = alsoSettled(container, whole, item.alsoSettles?.(walk.known, data as never) ?? [], actor)
      const married = also.find((one) => one.item === ownerMarriages.id)
      if (married) {
        const { marriage } = z.parse(signerIntro.data, parsed.data)
        await refuseSpousesEmails(container, session, file, { answer: marriage, data: married.data, within: ['marriage'] })
      }
      await advance(session, container.engine.parts, file, {
        facts: [fact, ...also],
        actor,
        action: 'answered',
        detail: { asked: item.id, party },
        tellsOfSigner: tellsSigner(whole.known, party),
      })
      if (part) await recordFinished(session, container, part, answer)
      const source = { identityId, applicationId: uuid, source: `item:${item.id}`, email: caller.email, address: answer.address }
      await storeConsents(session, organizationByCode(container, organizationCode), agreedAt, source, consentsInAnswer(item, parsed.data))
      return { uuid }
    })
  })
  return reply
}

/** What an answer says of the application, beside the signer's own part of it. */
const alsoSettled = (container: Container, { bases }: Walk, also: readonly AlsoSettled[], actor: string) =>
  also.map(({ item, party = BORROWER, data }) =>
    newFact(container.sealing, item, { basis: bases[item.id] ?? EMPTY_BASIS, data, actor, party }),
  )
