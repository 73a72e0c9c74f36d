/** A document of the application, with its progress: a small file at once, a larger one piece by piece, from where an earlier try stopped. */
import { sendFile as send } from '@hearthline/client/send-file'
import type { CallAt, QueryOf, ReplyOf, UnfinishedUpload } from '@hearthline/contract'
import { clientSettings } from './client-settings.ts'
import { request } from './request.ts'

const PATH = '/service-application/api/v1/application/heloc/:uuid/documents'
export const UPLOADS_PATH = '/service-application/api/v1/application/heloc/:uuid/uploads'
type UploadCall = CallAt<'POST', typeof PATH>
export type SentKind = QueryOf<UploadCall>['kind']
export type SentDocument = ReplyOf<UploadCall>
export type Unfinished = UnfinishedUpload

/** What a weak line sends in a few seconds: nothing of it is worth continuing. */
const SENT_AT_ONCE = 256 * 1024

export interface Sending {
  readonly uuid: string
  readonly kind: SentKind
  readonly file: File
  /** Of the bytes, 0 to 1. */
  readonly onProgress: (share: number) => void
  readonly signal: AbortSignal
}

/** Throws a RequestError for anything but a success. */
export async function sendFile({ uuid, kind, file, ...sending }: Sending): Promise<SentDocument> {
  if (file.size <= SENT_AT_ONCE) return send(clientSettings, PATH, { params: { uuid }, query: { kind }, file, ...sending })
  const params = { uuid }
  const fingerprint = fingerprintOf(file)
  const begun = (await listUnfinished(uuid)).find(
    (upload) => upload.kind === kind && upload.byteSize === file.size && upload.fingerprint === fingerprint,
  )
  const { resumeFile } = await import('@hearthline/client/resume-file')
  const metadata = { kind, filename: file.name, fingerprint }
  const upload = await resumeFile(clientSettings, { path: UPLOADS_PATH, params, upload: begun?.uuid, file, metadata, ...sending })
  return request('POST', `${UPLOADS_PATH}/:upload/document`, { params: { uuid, upload } })
}

const SIGNER_PATH = '/service-application/api/v1/signer/applications/:uuid/:party/documents'

export type SignerSentKind = QueryOf<CallAt<'POST', typeof SIGNER_PATH>>['kind']

/** What someone sends who signs beside a borrower: theirs alone. */
export const sendAsSigner =
  (uuid: string, party: string, kind: SignerSentKind) => (sending: Pick<Sending, 'file' | 'onProgress' | 'signal'>) =>
    send(clientSettings, SIGNER_PATH, { params: { uuid, party }, query: { kind }, ...sending })

/** The same for a question that sends all its files as one kind. */
export const sendAs = (uuid: string, kind: SentKind) => (sending: Pick<Sending, 'file' | 'onProgress' | 'signal'>) =>
  sendFile({ uuid, kind, ...sending })

export const listUnfinished = (uuid: string): Promise<Unfinished[]> => request('GET', UPLOADS_PATH, { params: { uuid } })

export const abandonUpload = (uuid: string, upload: string) => request('DELETE', `${UPLOADS_PATH}/:upload`, { params: { uuid, upload } })

/** Takes back what no answer names yet. */
export const removeDocument = (uuid: string, document: string) => request('DELETE', `${PATH}/:document`, { params: { uuid, document } })

const LONGEST = 200

/** The same file chosen again is known by its name and by when it was changed. */
const fingerprintOf = ({ name, lastModified }: File): string =>
  `${lastModified}-${encodeURIComponent(name.toWellFormed())}`.slice(0, LONGEST)
