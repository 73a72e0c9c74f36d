import { noteSigningAnswer } from '@hearthline/domain/items/signing/note-signing'
import { HomeValueLink } from '../../../application/home-value-link.tsx'
import type { ReadItem } from '../../../application/item/item-query.ts'
import { type PlainAsk, plainAsk } from '../../../plain-ask/plain-ask.tsx'
import { PlainScreen } from '../../../plain-ask/plain-screen.tsx'
import { FinalOffer } from './final-offer.tsx'

const SAID = {
  heading: 'Your final offer',
  why: 'Check every figure before you accept. You owe nothing until you sign and your time to cancel has passed.',
}
const FINAL_OFFER: PlainAsk = {
  item: 'final-offer',
  isOwn: true,
  said: () => SAID,
  form: (item) => <FinalOffer item={item as ReadItem<'final-offer'>} />,
}
const ASKS = [FINAL_OFFER, plainAsk('note-signing', noteSigningAnswer)]

/** The final terms are accepted. */
export default function SigningIntro() {
  return <PlainScreen {...SAID} asks={ASKS} below={<HomeValueLink />} />
}
