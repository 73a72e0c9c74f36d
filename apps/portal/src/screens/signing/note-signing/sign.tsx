import { finalOfferAnswer } from '@hearthline/domain/items/signing/final-offer'
import { noteSigningAnswer } from '@hearthline/domain/items/signing/note-signing'
import { plainAsk } from '../../../plain-ask/plain-ask.tsx'
import { PlainScreen } from '../../../plain-ask/plain-screen.tsx'

const SAID = { heading: 'Sign your documents' }
const ASKS = [plainAsk('note-signing', noteSigningAnswer, SAID), plainAsk('final-offer', finalOfferAnswer)]

/** The agreement is signed. */
export default function Sign() {
  return <PlainScreen {...SAID} asks={ASKS} />
}
