import { identityDocumentsAnswer } from '@hearthline/domain/items/identity/identity-documents'
import { plainAsk } from '../../../plain-ask/plain-ask.tsx'
import { PlainScreen } from '../../../plain-ask/plain-screen.tsx'

const SAID = { heading: 'Verify your identity', why: 'So that no one else can borrow against your home.' }
const ASKS = [plainAsk('identity-documents', identityDocumentsAnswer, SAID)]

/** Which document shows who the borrower is. */
export default function Identity() {
  return <PlainScreen {...SAID} asks={ASKS} />
}
