/** The content of a document that a person sent, as work hands it to a provider: read when it is needed, and kept nowhere. */
export interface SentContent {
  readonly mediaType: string
  readonly byteSize: number
  /** Proven as it is read. */
  read(): Promise<Uint8Array>
}
