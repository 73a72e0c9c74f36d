/** An owner beside the borrower has opened their own notice of the right to cancel: their days begin (12 CFR 1026.15(a)(3), (b)). */
import { EMPTY_BASIS, hasYetToSign, type Item, isEnded, noticesToGive, readsOnline, rescissionReceipts, standing } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { advance } from '../../engine/advance.ts'
import { newFact } from '../../engine/new-fact.ts'
import { notFound, Problem } from '../problem.ts'
import { openAsSigner, refuseUnproved, type SignerCaller, type SigningName } from '../signer/open-as-signer.ts'
import { signersDocuments } from '../signer/signers-documents.ts'

/**
 * Once: to open it again changes nothing, and neither does it where the team recorded its delivery before.
 * @throws Problem not_found; precondition_failed where another notice is on file; conflict where they were to have it on paper, or sign or show their ID first
 */
export async function receiveNotice(container: Container, caller: SignerCaller, name: SigningName, sha256: string): Promise<void> {
  const now = container.clock.now()
  await container.db.transaction(async (session) => {
    const opened = await openAsSigner(session, caller, name, now, true)
    refuseUnproved(opened)
    const { file, signer, walk } = opened
    const { step, walk: whole } = standing(file.facts)
    const { known } = whole
    if (!isEnded(step) && hasYetToSign(known, signer.party))
      throw new Problem('conflict', 'You have not signed yet. Sign first, then open your notice: your time to cancel begins with it.', {
        step,
      })
    const notice = signersDocuments(opened).find(({ kind }) => kind === 'RESCISSION_NOTICE')
    if (!notice) throw notFound('There is no notice for you yet')
    if (notice.sha256 !== sha256)
      throw new Problem('precondition_failed', 'This notice was made again. Open the new one: your time to cancel begins with it.')
    const isWaiting = noticesToGive(known).some(({ party }) => party === signer.party)
    if (isEnded(step) || !isWaiting) return
    // 15 USC 7001(c): a document may take the place of paper for who agreed to it, and still does.
    if (!readsOnline({ walk }))
      throw new Problem(
        'conflict',
        'You signed on paper, so your notice comes on paper, and your time to cancel begins with it. You can read it here, and cancel the line until that time has ended.',
        { step },
      )
    const received = [...(known(rescissionReceipts)?.received ?? []), { party: signer.party, sha256, at: now }]
    const actor = `signer:${caller.identityId}`
    const fact = newFact(container.sealing, rescissionReceipts as Item, { basis: EMPTY_BASIS, data: { received }, actor })
    const detail = { asked: rescissionReceipts.id, party: signer.party }
    await advance(session, container.engine.parts, file, { facts: [fact], actor, action: 'answered', detail })
  })
}
