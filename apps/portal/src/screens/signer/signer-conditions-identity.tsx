import { Alert } from '@hearthline/ui/alert'
import { useNavigate } from 'react-router'
import { signerPath } from './signer-page.ts'
import { SignerPhotos } from './signer-photos.tsx'
import { SignerScreen } from './signer-screen.tsx'

const HEADING = 'Send new photos'

/** While a person looks at their photos, a signer may send clearer ones. */
export default function SignerConditionsIdentity() {
  const navigate = useNavigate()
  return (
    <SignerScreen
      title={HEADING}
      words={({ standsAt }) => ({
        heading: HEADING,
        why: standsAt === 'signer-identity-review' ? 'Clearer photos take the place of those you sent.' : undefined,
      })}
    >
      {(signing) => (
        <div className="mt-8">
          {signing.standsAt === 'signer-identity-review' ? (
            <>
              <Alert kind="info" title="Our team is reviewing your photos">
                You don’t have to send new ones. Use the original document, in good light, with all four corners in view.
              </Alert>
              <SignerPhotos signing={signing} anew onSaved={() => void navigate(signerPath('identity', signing))} />
            </>
          ) : (
            <Alert kind="info" title="No new photos are needed">
              {signing.standsAt === 'signer-identity-documents'
                ? 'Your photos are asked for in your next step.'
                : 'We have what we need for now.'}
            </Alert>
          )}
        </div>
      )}
    </SignerScreen>
  )
}
