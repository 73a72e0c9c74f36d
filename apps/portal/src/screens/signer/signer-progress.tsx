import type { SigningBody } from '@hearthline/contract'
import { StepProgress } from '@hearthline/ui/step-progress'
import { useLocation } from 'react-router'
import { RAIL, useMedia } from '../../page/use-media.ts'
import { CO_BORROWER_STEPS, coBorrowerStep } from '../../routing/co-borrower-steps.ts'

/** The two steps [routes/additional-signer] above the page, where no rail beside it shows them. */
export function SignerProgress({ signing }: { readonly signing: SigningBody }) {
  const { pathname } = useLocation()
  if (useMedia(RAIL)) return null
  return (
    <div className="mb-8">
      <StepProgress steps={CO_BORROWER_STEPS} current={coBorrowerStep(pathname, signing.state)} />
    </div>
  )
}
