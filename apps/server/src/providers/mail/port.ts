/** What the product needs of a mail provider: a message sent on behalf of an organization. */
export interface Message {
  readonly organizationCode: string
  readonly recipient: string
  readonly subject: string
  readonly body: string
}

export interface Mail {
  /** Throws where the message was not taken; the outbox sends it again then. */
  send(message: Message): Promise<void>
}
