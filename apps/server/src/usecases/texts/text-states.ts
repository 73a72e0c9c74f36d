/** How far a text message has come. */
export type TextState =
  /** until it is a good hour where the person is */
  | 'HELD'
  | 'WAITING'
  | 'SENDING'
  /** the provider has it */
  | 'SENT'
  | 'DELIVERED'
  | 'FAILED'
  /** not sent: no longer wanted, or no longer true */
  | 'DROPPED'
  /** a node ended, or the provider was silent, while it was sent: it is not sent twice */
  | 'UNKNOWN'
  /** what someone sent to us */
  | 'RECEIVED'

/** Why one was not sent. */
export type DropReason = 'OFF' | 'NO_NUMBER' | 'NO_CONSENT' | 'OVERTAKEN'
