/** What the product needs of a provider of text messages: one sent on behalf of an organization, what became of it, and what people answer. */
export interface TextMessage {
  readonly organizationCode: string
  /** Ten digits of the North American plan. */
  readonly phone: string
  readonly body: string
  /** Where the provider announces what became of it. */
  readonly announceTo: string
}

/** It will never be delivered to this number, and is not sent again: the number, or whoever has it, refuses it. */
export class TextRefused extends Error {
  override readonly name = 'TextRefused'
  readonly code: string
  constructor(code: string) {
    super(`The text message was refused (${code})`)
    this.code = code
  }
}

/** It was certainly not taken, and may be sent again. Any other error leaves open whether it was: then it is not sent twice. */
export class TextNotTaken extends Error {
  override readonly name = 'TextNotTaken'
}

/** The code with which a provider says that the number took back its consent, there. */
export const UNSUBSCRIBED = '21610'

/** Under which the sandbox keeps one beside its mails. */
export const TEXT_SUBJECT = 'Text message'

export type TextEvent =
  | {
      readonly kind: 'RECEIVED'
      /** the provider's name of the message */
      readonly reference: string
      readonly phone: string
      readonly body: string
      /** The provider has answered it itself. */
      readonly isAnswered: boolean
    }
  | {
      readonly kind: 'STATUS'
      readonly reference: string
      readonly state: 'SENT' | 'DELIVERED' | 'FAILED'
      readonly reason: string | undefined
    }
  /** Nothing that is kept. */
  | { readonly kind: 'NONE' }

interface TextAnnouncement {
  /** The whole address to which it was sent, as the provider was given it. */
  readonly url: string
  readonly signature: string | undefined
  readonly body: string
}

export interface TextMessages {
  /** The organization sends no text messages. */
  readonly isOff?: true
  /** Throws `TextRefused`, `TextNotTaken`, or something else where it is not known whether it was taken. */
  send(message: TextMessage): Promise<{ readonly reference: string }>
  /** What the provider announced; undefined where it is not the provider who says so. Absent where none announces anything. */
  readonly announced?: (announcement: TextAnnouncement) => TextEvent | undefined
}
