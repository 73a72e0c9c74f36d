import { useLocation } from 'react-router'
import { useOrganization } from '../../session/use-organization.ts'
import { useSignedIn } from '../../session/use-signed-in.ts'
import { ThoughtIcon } from '../navigation/navigation-icons.tsx'
import { useAllowed } from '../navigation/use-allowed.ts'
import { openOverlay } from '../overlay/overlay-state.ts'
import { mayGiveFeedback } from './feedback-form.ts'

/** For the main brand's signed-in people alone; nothing for anyone else [shell/feedback]. */
export function FeedbackLink({ onGo }: { onGo?: () => void }) {
  const { canonicalOrgCode } = useOrganization()
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
