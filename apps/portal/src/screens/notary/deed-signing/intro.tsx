import { deedSigningAnswer } from '@hearthline/domain/items/notary/deed-signing'
import { plainAsk } from '../../../plain-ask/plain-ask.tsx'
import { PlainScreen } from '../../../plain-ask/plain-screen.tsx'

const SAID = { heading: 'Your signing with the notary', why: 'Tell us when you signed the deed and who the notary was.' }
const ASKS = [plainAsk('deed-signing', deedSigningAnswer, SAID)]

/** What was signed, and before whom: booking and holding a session are not part of the product yet. */
export default function Notary() {
  return <PlainScreen {...SAID} asks={ASKS} />
}
