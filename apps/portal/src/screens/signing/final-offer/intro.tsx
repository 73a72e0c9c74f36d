import { finalOfferAnswer } from '@hearthline/domain/items/signing/final-offer'
import { noteSigningAnswer } from '@hearthline/domain/items/signing/note-signing'
import { HomeValueLink } from '../../../application/home-value-link.tsx'
import { useApplication } from '../../../application/use-application.ts'
import { OfferChanges } from '../../../offer/offer-changes.tsx'
import { plainAsk } from '../../../plain-ask/plain-ask.tsx'
import { PlainScreen } from '../../../plain-ask/plain-screen.tsx'

const SAID = { heading: 'Your final offer' }
const ASKS = [plainAsk('final-offer', finalOfferAnswer, SAID), plainAsk('note-signing', noteSigningAnswer)]

/** The final terms are accepted. */
export default function SigningIntro() {
  const { uuid, etag } = useApplication()
  return (
    <PlainScreen
      {...SAID}
      asks={ASKS}
      below={
        <div className="mt-10">
          <OfferChanges uuid={uuid} etag={etag} />
          <HomeValueLink />
        </div>
      }
    />
  )
}
