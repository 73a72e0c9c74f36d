import type { IdentityDocument, IdentityPart } from '@hearthline/domain'

export interface PhoneHandoffProps {
  kind: IdentityDocument
  /** A photo has arrived from the phone. */
  onPhoto: (part: IdentityPart, document: string) => void
}
