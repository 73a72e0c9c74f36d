/** A document of the application, with its upload progress. */
import { sendFile as send } from '@hearthline/client/send-file'
import type { CallAt, QueryOf, ReplyOf } from '@hearthline/contract'
import { clientSettings } from './client-settings.ts'

const PATH = '/service-application/api/v1/application/heloc/:uuid/documents'
type UploadCall = CallAt<'POST', typeof PATH>
export type SentKind = QueryOf<UploadCall>['kind']
export type SentDocument = ReplyOf<UploadCall>

export interface Sending {
  readonly uuid: string
  readonly kind: SentKind
  readonly file: File
  /** Of the bytes, 0 to 1. */
  readonly onProgress: (share: number) => void
  readonly signal: AbortSignal
}

/** Throws a RequestError for anything but a success. */
export const sendFile = ({ uuid, kind, ...sending }: Sending): Promise<SentDocument> =>
  send(clientSettings, PATH, { params: { uuid }, query: { kind }, ...sending })
