import { finalOfferAnswer } from '@hearthline/domain/items/signing/final-offer'
import { noteSigningAnswer } from '@hearthline/domain/items/signing/note-signing'
import { plainAsk } from '../../../plain-ask/plain-ask.tsx'
import { PlainScreen } from '../../../plain-ask/plain-screen.tsx'

const SAID = { heading: 'Help with signing' }
const ASKS = [plainAsk('final-offer', finalOfferAnswer, SAID), plainAsk('note-signing', noteSigningAnswer, SAID)]

/** Whatever is to be accepted or signed, with a hand at it. */
export default function SigningSupport() {
  return <PlainScreen {...SAID} asks={ASKS} />
}
