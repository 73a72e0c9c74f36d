/** Who sends files for an application, and as whose: the borrower, one of those who sign beside them, or the team. */
import type { Role } from '@hearthline/contract'
import { BORROWER, type DocumentKind, IDENTITY_PARTS, standing, TEAM } from '@hearthline/domain'
import type { Session } from '../../store/db.ts'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { type Caller, openApplication } from '../application/open-application.ts'
import { actorOf, openAsStaff, type StaffCaller } from '../console/staff-caller.ts'
import { openAsSigner, type SignerCaller, type SigningName } from '../signer/open-as-signer.ts'

const ADMINISTRATORS = ['administrator', 'platform-administrator'] as const satisfies Role[]

const OF_ID: ReadonlySet<DocumentKind> = new Set(Object.values(IDENTITY_PARTS))

export interface Sender {
  readonly applicationId: string
  readonly party: string
  /** As the audit log and the document name them. */
  readonly actor: string
  /**
   * The application, held until the transaction ends where `lock` says so.
   * @throws Problem not_found where it is not this sender's
   */
  open(session: Session, now: string, lock?: boolean): Promise<ApplicationFile>
  /** Whether they also take back what a colleague sent, where they say why. */
  readonly mayRemoveOthers?: boolean
  /** Whether a document of a kind is asked of them though the application has ended. */
  isAskedAfterEnd?(file: ApplicationFile, kind: DocumentKind): boolean
  /** Since when they are asked for documents of a kind; undefined where nothing is asked of them. */
  askedSince(file: ApplicationFile, kind: DocumentKind): string | undefined
}

export const borrowerSender = (caller: Caller, uuid: string): Sender => ({
  applicationId: uuid,
  party: BORROWER,
  actor: `borrower:${caller.identityId}`,
  open: (session, now, lock) => openApplication(session, caller, uuid, now, lock),
  askedSince: ({ row, facts }, kind) => {
    if (kind === 'CONDITION_DOCUMENT') return row.createdAt
    return standing(facts).walk.frontier?.item.kind === 'ask' ? row.stepSince : undefined
  },
})

export const signerSender = (caller: SignerCaller, { uuid, party }: SigningName): Sender => ({
  applicationId: uuid,
  party,
  actor: `signer:${caller.identityId}`,
  open: async (session, now, lock) => (await openAsSigner(session, caller, { uuid, party }, now, lock)).file,
  isAskedAfterEnd: ({ facts }, kind) => OF_ID.has(kind) && standing(facts).showsIdAfterEnd.includes(party),
  // What a signer sent of themselves stays: a clearer photo takes its place in the answer.
  askedSince: ({ row }, kind) => (kind === 'CONDITION_DOCUMENT' ? row.createdAt : undefined),
})

/** What the team received of someone else, an appraiser say. */
export const teamSender = (staff: StaffCaller, uuid: string): Sender => ({
  applicationId: uuid,
  party: TEAM,
  actor: actorOf(staff),
  open: (session, now, lock) => openAsStaff(session, staff, uuid, now, lock),
  mayRemoveOthers: ADMINISTRATORS.some((role) => staff.roles.includes(role)),
  // What no decision names is taken back whenever the mistake is seen.
  askedSince: ({ row }) => row.createdAt,
})
