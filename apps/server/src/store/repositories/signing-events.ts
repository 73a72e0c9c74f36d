/** The evidence of signing: rows are added and read. */
import type { AdoptedSignature, MailingAddress, RecordedSigningEvent } from '@hearthline/domain'
import { and, asc, eq } from 'drizzle-orm'
import type { Sealing } from '../../secrets/sealing.ts'
import type { Session } from '../db.ts'
import { signingEvents } from '../schema.ts'

export type SigningEventRow = typeof signingEvents.$inferSelect

/** What a row holds beside its columns. */
export interface SigningDetail {
  /** with which the person was signed in */
  readonly email?: string
  readonly signature?: AdoptedSignature
  readonly version?: string
  readonly reason?: string
  readonly location?: { readonly latitude: number; readonly longitude: number }
  /** of MAILING_ADDRESS_GIVEN */
  readonly address?: MailingAddress
  /** of FINISHED: what was signed */
  readonly documents?: readonly { readonly documentId: string; readonly sha256: string }[]
}

export interface NewSigningEvent
  extends Pick<RecordedSigningEvent, 'event' | 'at'>,
    Partial<Pick<RecordedSigningEvent, 'document' | 'sha256' | 'place'>> {
  readonly applicationId: string
  readonly party: string
  readonly actor: string
  readonly address: string
  readonly agent: string | undefined
  readonly detail?: SigningDetail | undefined
}

/** Browsers name themselves in less; what is longer is not theirs. */
const MOST_AGENT = 400

/** A place is signed once by each who signs it: the same again adds no row. */
export async function insertSigningEvent(session: Session, sealing: Sealing, made: NewSigningEvent): Promise<void> {
  const { document, sha256, agent, detail, ...row } = made
  await session.orm
    .insert(signingEvents)
    .values({
      ...row,
      documentId: document ?? null,
      documentSha256: sha256 ?? null,
      place: made.place ?? null,
      agent: agent?.slice(0, MOST_AGENT) ?? null,
      detailSealed: detail === undefined ? null : sealing.seal('document', JSON.stringify(detail)),
    })
    .onConflictDoNothing()
}

/** Oldest first. @param party of one party; of all where left out */
export const signingEventsOf = (session: Session, applicationId: string, party?: string): Promise<SigningEventRow[]> =>
  session.orm
    .select()
    .from(signingEvents)
    .where(and(eq(signingEvents.applicationId, applicationId), party === undefined ? undefined : eq(signingEvents.party, party)))
    .orderBy(asc(signingEvents.id))

export const detailOf = (sealing: Sealing, { detailSealed }: Pick<SigningEventRow, 'detailSealed'>): SigningDetail =>
  detailSealed === null ? {} : (JSON.parse(sealing.unseal('document', detailSealed)) as SigningDetail)

/** A row as the domain reads it. */
export function recordedEvent(sealing: Sealing, row: SigningEventRow): RecordedSigningEvent {
  const { email, signature } = detailOf(sealing, row)
  return {
    event: row.event,
    at: new Date(row.at).toISOString(),
    document: row.documentId ?? undefined,
    sha256: row.documentSha256 ?? undefined,
    place: row.place ?? undefined,
    ...(email !== undefined && { email }),
    ...(row.event === 'SIGNATURE_ADOPTED' && { signature }),
  }
}
