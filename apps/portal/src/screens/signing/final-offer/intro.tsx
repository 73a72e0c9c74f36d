import { HomeValueLink } from '../../../application/home-value-link.tsx'
import type { ReadItem } from '../../../application/item/item-query.ts'
import type { PlainAsk } from '../../../plain-ask/plain-ask.ts'
import { PlainScreen } from '../../../plain-ask/plain-screen.tsx'
import { FinalOffer } from './final-offer.tsx'
import { ReadyToSign } from './ready-to-sign.tsx'

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
const READY_TO_SIGN: PlainAsk = {
  item: 'note-signing',
  isOwn: true,
  said: () => ({
    heading: 'You’re ready to sign',
    why: 'Nothing is owed until you sign and your time to cancel has passed.',
  }),
  form: () => <ReadyToSign />,
}
const READY_TO_READ: PlainAsk = {
  item: 'closing-review',
  isOwn: true,
  said: () => ({
    heading: 'Your documents are ready to read',
    why: 'Read them here. Then choose a time to sign them at an office. Nothing is owed until you sign and your time to cancel has passed.',
  }),
  form: () => <ReadyToSign atOffice />,
}
const ASKS = [FINAL_OFFER, READY_TO_SIGN, READY_TO_READ]

/** The final terms are accepted. */
export default function SigningIntro() {
  return <PlainScreen {...SAID} asks={ASKS} below={<HomeValueLink />} />
}
