import { HomeValueLink } from '../../../application/home-value-link.tsx'
import type { ReadItem } from '../../../application/item/item-query.ts'
import { useApplication } from '../../../application/use-application.ts'
import type { PlainAsk } from '../../../plain-ask/plain-ask.ts'
import { PlainScreen } from '../../../plain-ask/plain-screen.tsx'
import { PausedSigning } from '../note-signing/paused-signing.tsx'
import { FinalOffer } from './final-offer.tsx'
import { ReadyToSign } from './ready-to-sign.tsx'
import { saidOf } from './said-of-reading.ts'

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
const TO_SIGN = {
  heading: 'You’re ready to sign',
  why: 'Nothing is owed until you sign and your time to cancel has passed.',
}
const TO_READ = {
  heading: 'Your documents are ready to read',
  why: 'Read them here. Then choose a time to sign them at an office. Nothing is owed until you sign and your time to cancel has passed.',
}

/** The final terms are accepted. */
export default function SigningIntro() {
  const { nextAction } = useApplication().application
  const asks: readonly PlainAsk[] = [
    FINAL_OFFER,
    { item: 'note-signing', isOwn: true, said: saidOf(TO_SIGN, nextAction), form: () => <ReadyToSign /> },
    { item: 'closing-review', isOwn: true, said: saidOf(TO_READ, nextAction), form: () => <ReadyToSign atOffice /> },
  ]
  return <PlainScreen {...SAID} asks={asks} meanwhile={<PausedSigning />} below={<HomeValueLink />} />
}
