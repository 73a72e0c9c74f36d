/** Whose part of signing it is: the borrower's, or that of one who signs beside them. */
import {
  BORROWER,
  closingReview,
  documentsToSign,
  eventsOfHolder,
  factName,
  type Item,
  isEnded,
  isMailboxUnproved,
  legalName,
  noteSigning,
  resultsThatCount,
  SIGNER_FLOW,
  type Signer,
  type SignerItem,
  type SigningCeremony,
  type SigningChoice,
  type StoredSigning,
  signerIntro,
  signingCeremony,
  signingChoice,
  standing,
  type Walk,
} from '@hearthline/domain'
import type { Container } from '../../container.ts'
import type { Session } from '../../store/db.ts'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { recordedEvent, signingEventsOf } from '../../store/repositories/signing-events.ts'
import { type Caller, openApplication } from '../application/open-application.ts'
import { openAsSigner, refuseUnproved, type SignerCaller } from '../signer/open-as-signer.ts'

/** Of a person, by the proof that their session gives. */
export type SigningCaller =
  | { readonly kind: 'borrower'; readonly caller: Caller; readonly uuid: string }
  | { readonly kind: 'signer'; readonly caller: SignerCaller; readonly uuid: string; readonly party: string }

export interface SigningPart {
  readonly file: ApplicationFile
  readonly party: string
  /** the party's own */
  readonly walk: Walk
  /** the name under which they sign; undefined until a signer has given it */
  readonly signs: { readonly firstName: string; readonly lastName: string } | undefined
  /** what is answered when all is signed, or all is read of what is signed at an office, and the choice beside it */
  readonly items: { readonly signing: Item; readonly choice: Item }
  readonly actor: string
  readonly identityId: string
  /** of one who signs beside the borrower, as the application has them: with this email they are signed in */
  readonly signer: Signer | undefined
  /** Read here, and signed in ink at an office: nothing is signed on these pages. */
  readonly isAtOffice: boolean
  /** Whether it is their turn. */
  readonly isOpen: boolean
  readonly way: SigningChoice['way']
  readonly isFinished: boolean
  /** Nothing shows yet who has the mailbox of now: they read nothing of what was given from another one. */
  readonly isUnproved: boolean
}

const signerItem = (id: SignerItem['id']): Item => SIGNER_FLOW.items.find((item) => item.id === id)!
const ITEMS = {
  borrower: { signing: noteSigning as Item, choice: signingChoice as Item },
  signer: { signing: signerItem('signer-signing'), choice: signerItem('signer-signing-choice') },
}
const REVIEWS = { borrower: closingReview as Item, signer: signerItem('signer-review') }

/** @throws Problem not_found */
export async function openSigningPart(session: Session, who: SigningCaller, now: string, lock = false): Promise<SigningPart> {
  if (who.kind === 'signer') {
    const opened = await openAsSigner(session, who.caller, who, now, lock)
    // To read of it is no act.
    if (lock) refuseUnproved(opened)
    const { file, walk, signer } = opened
    const actor = `signer:${who.caller.identityId}`
    return partOf({
      file,
      walk,
      ...readOrSigned(walk, who.kind),
      actor,
      identityId: who.caller.identityId,
      party: who.party,
      signs: walk.known(signerIntro)?.legalName,
      signer,
    })
  }
  const file = await openApplication(session, who.caller, who.uuid, now, lock)
  const { walk } = standing(file.facts)
  return partOf({
    file,
    walk,
    ...readOrSigned(walk, who.kind),
    actor: `borrower:${who.caller.identityId}`,
    identityId: who.caller.identityId,
    party: BORROWER,
    signs: walk.known(legalName),
    signer: undefined,
  })
}

/** Whoever signed online, in an application of before, is past the reading. */
function readOrSigned({ states }: Walk, kind: SigningCaller['kind']): Pick<SigningPart, 'items' | 'isAtOffice'> {
  const review = REVIEWS[kind]
  const isAtOffice = ['open', 'stale', 'settled'].includes(states[review.id] ?? '')
  return { items: isAtOffice ? { ...ITEMS[kind], signing: review } : ITEMS[kind], isAtOffice }
}

function partOf(
  part: Pick<SigningPart, 'file' | 'walk' | 'items' | 'isAtOffice' | 'actor' | 'identityId' | 'party' | 'signs' | 'signer'>,
): SigningPart {
  const { file, walk, items } = part
  const { frontier, states, known } = walk
  const ended = file.row.cancelledAt !== null || isEnded(standing(file.facts).step)
  const choice = known(items.choice) as SigningChoice | undefined
  return {
    ...part,
    isOpen: !ended && frontier !== undefined && !frontier.isUnclear && frontier.item.id === items.signing.id,
    way: choice?.way ?? 'ELECTRONIC',
    isFinished: states[items.signing.id] === 'settled',
    isUnproved: part.signer !== undefined && isMailboxUnproved({ signer: part.signer, walk }),
  }
}

/** What is done of the documents that are on file now. */
export async function ceremonyOf(session: Session, { sealing }: Pick<Container, 'sealing'>, part: SigningPart): Promise<SigningCeremony> {
  const rows = await signingEventsOf(session, part.file.row.id, part.party)
  const events = rows.map((row) => recordedEvent(sealing, row))
  const { file, party, signer, items } = part
  const { documents } = (resultsThatCount(file.facts.results)[factName(items.signing.id, party)]?.data ?? {}) as Pick<
    StoredSigning,
    'documents'
  >
  return signingCeremony(documentsToSign(part.walk.known), party, signer ? eventsOfHolder(events, signer) : events, documents)
}
