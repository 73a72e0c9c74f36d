import { useLocation } from 'react-router'
import { useOrganisation } from '../session/use-organisation.ts'
import { useSignedIn } from '../session/use-signed-in.ts'
import { mayGiveFeedback } from './feedback-form.ts'
import { ThoughtIcon } from './navigation-icons.tsx'
import { openOverlay } from './overlay-state.ts'
import { useAllowed } from './use-allowed.ts'

/** For the main brand's signed-in people alone; nothing for anybody else (seed 001 §6). */
export function FeedbackLink({ onGo }: { onGo?: () => void }) {
  const { canonicalOrgCode } = useOrganisation()
  const signedIn = useSignedIn()
  const { signer, partnerLender } = useAllowed()
  const { pathname } = useLocation()
  if (partnerLender || !mayGiveFeedback({ canonicalOrgCode, signedIn, signer, pathname })) return null
  return (
    <button
      type="button"
      className="portal-nav-link"
      onClick={() => {
        onGo?.()
        openOverlay({ name: 'feedback' })
      }}
    >
      <ThoughtIcon />
      Share feedback
    </button>
  )
}
