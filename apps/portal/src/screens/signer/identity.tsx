import { Link } from 'react-router'
import { signerPath } from './signer-page.ts'
import { SignerPhotos } from './signer-photos.tsx'
import { SignerScreen, SignerWait } from './signer-screen.tsx'

/** Which document shows who the signer is, with photos of it and of their face. */
export default function SignerIdentity() {
  return (
    <SignerScreen
      title="Verify your identity"
      page="identity"
      words={({ state, title, why }) => ({ heading: title, ...(state === 'OPEN' && { why }) })}
    >
      {(signing) =>
        signing.state === 'OPEN' ? (
          <SignerPhotos signing={signing} />
        ) : (
          <SignerWait signing={signing} under={signing.title}>
            {signing.standsAt === 'signer-identity-review' && (
              <p>
                <Link to={signerPath('conditions/identity', signing)}>Send new photos</Link>
              </p>
            )}
          </SignerWait>
        )
      }
    </SignerScreen>
  )
}
