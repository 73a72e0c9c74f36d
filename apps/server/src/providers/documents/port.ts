/** What the product needs of document preparation: the text of one document for one application. */
import type { MadeDocumentKind } from '@hearthline/domain'
import { z } from 'zod'
import type { ApplicantName } from '../applicant-name.ts'
import type { ProviderAnswer, ProviderCall } from '../provider-call.ts'

export interface DocumentRequest {
  readonly kind: MadeDocumentKind
  readonly title: string
  /** As people are told it: HL-100042. */
  readonly application: string
  readonly applicantName: ApplicantName
  /** The facts that the document rests on, in the order of its item's reads; nothing that is sealed. */
  readonly terms: readonly unknown[]
}

export const preparedDocument = z.object({ mediaType: z.string().min(3), content: z.string().min(1) })
export type PreparedDocument = z.infer<typeof preparedDocument>

export interface Documents {
  /** The same request with the same key at the same moment is the same text, byte for byte: what is signed is known by its digest. */
  prepare(request: DocumentRequest, call: ProviderCall): Promise<ProviderAnswer<PreparedDocument>>
}
