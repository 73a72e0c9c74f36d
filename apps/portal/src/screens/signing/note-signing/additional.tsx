import { finalOfferAnswer } from '@hearthline/domain/items/signing/final-offer'
import { noteSigningAnswer } from '@hearthline/domain/items/signing/note-signing'
import { plainAsk } from '../../../plain-ask/plain-ask.tsx'
import { PlainScreen } from '../../../plain-ask/plain-screen.tsx'
import { SignersAwaited } from './signers-awaited.tsx'

const ASKS = [plainAsk('final-offer', finalOfferAnswer), plainAsk('note-signing', noteSigningAnswer)]

/** The co-owners sign. */
export default function AdditionalSigning() {
  return <PlainScreen heading="We’re waiting for your co-owners to sign" asks={ASKS} meanwhile={<SignersAwaited />} />
}
