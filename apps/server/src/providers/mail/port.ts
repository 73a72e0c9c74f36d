/** What the product needs of a mail provider: a message sent on behalf of an organization. */
export interface Message {
  /** Names it, where it may be sent again: what arrives twice under one name is one mail. */
  readonly reference?: string
  readonly organizationCode: string
  readonly recipient: string
  readonly subject: string
  /** Plain text, complete by itself. */
  readonly body: string
  /** The same as HTML, for readers who show it. */
  readonly html?: string
  /** Of mail that its reader may switch off: the page that does, which a mail program may ask by itself (RFC 8058). */
  readonly stop?: string
}

/** The receiving side refuses the address for good, as a permanent reply of SMTP does (RFC 5321, 4.2.1: 5yz): to send it again is of no use. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
}

export interface Mail {
  /** Throws `MailRefused` where the address is refused for good, and something else where the message was not taken now: it is sent again then. */
  send(message: Message): Promise<void>
}
