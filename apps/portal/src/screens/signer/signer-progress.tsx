import type { SigningBody } from '@hearthline/contract'
import { StepProgress } from '@hearthline/ui/step-progress'
import { useLocation } from 'react-router'
import { RAIL, useMedia } from '../../page/use-media.ts'
import { coBorrowerProgress } from '../../routing/co-borrower-steps.ts'

/** The two steps [routes/additional-signer] above the page, where no rail beside it shows them. */
export function SignerProgress({ signing }: { readonly signing: SigningBody }) {
  const { pathname } = useLocation()
  if (useMedia(RAIL)) return null
  const progress = coBorrowerProgress(pathname, signing)
  return (
    <div className="mb-8">
      <StepProgress
        steps={progress.filter(({ between }) => !between).map(({ label }) => label)}
        current={progress.filter(({ state }) => state === 'done').length}
        {...betweenOf(progress)}
      />
    </div>
  )
}

function betweenOf(progress: ReturnType<typeof coBorrowerProgress>): { between?: string } {
  const between = progress.find((step) => step.between)
  return between ? { between: between.label } : {}
}
