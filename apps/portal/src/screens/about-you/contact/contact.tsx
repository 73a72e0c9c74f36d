import { CorrectableAsk } from '../../../application/item/correctable-ask.tsx'
import { useProfile } from '../../../visitor/use-profile.ts'
import { ContactQuestion } from './contact-question.tsx'

/** The number at which the borrower is reached, confirmed by a code. */
export default function Contact() {
  const profile = useProfile()
  return (
    <CorrectableAsk item="contact" title="Your phone number">
      {(item, editing) => (
        <ContactQuestion
          key={profile.isPending ? 'loading' : 'loaded'}
          item={item}
          editing={editing}
          registered={profile.data?.phoneNumbers[0]?.number ?? ''}
        />
      )}
    </CorrectableAsk>
  )
}
